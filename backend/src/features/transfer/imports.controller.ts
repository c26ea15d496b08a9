import {
  ConflictError,
  exportedEntities,
  importModes,
  limits,
  NotFoundError,
  TooLargeError,
  type ExportedEntity,
} from '@henna/domain';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiConsumes,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiParam,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { TokensOnly } from '../../shared/auth/access.ts';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { Context } from '../../shared/http/parameters.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { csvRows, fieldNames, fileHeaders, jsonArray, sendStream } from './export/file-response.ts';
import { importResponse, importSummary } from './import/import-response.ts';
import { ImportUploads, type Upload } from './import/import-uploads.ts';
import { refusalText, rowMessage } from './import/plans/plan-rows.ts';
import { textEncodings } from './import/reading/encodings.ts';
import { separators } from './import/reading/separators.ts';
import { ImportFiles } from './import/running/import-files.ts';
import { ImportJobs } from './import/running/import-jobs.ts';
import { ImportUndo } from './import/running/import-undo.ts';
import { ImportWorker } from './import/running/import-worker.ts';
import { formatOf } from './upload-format.ts';
import { ImportQuery, UndoImportRequest } from './transfer.requests.ts';
import { ImportPlanResponse, ImportResponse, type RowRefusalResponse } from './transfer.responses.ts';

const listLength = 50;
const patienceMs = 1_000;

@ApiTags('transfer')
@Controller('api/admin')
export class ImportsController {
  constructor(
    private readonly jobs: ImportJobs,
    private readonly files: ImportFiles,
    private readonly worker: ImportWorker,
    private readonly uploads: ImportUploads,
    private readonly undos: ImportUndo,
    private readonly progress: ProjectionProgress,
  ) {}

  /**
   * Imports records of one kind: `{ data: [...], mode }`, or CSV. Answers when it has finished; with
   * `Prefer: respond-async` at once, 202. With `dryRun=true` it answers the plan of every row and writes nothing.
   */
  @Post('import/:entity')
  @SecurityLogged('import')
  @HttpCode(200)
  @TokensOnly('admin')
  @ApiParam({ name: 'entity', enum: exportedEntities })
  @ApiQuery({ name: 'dryRun', enum: ['true', 'false'], required: false })
  @ApiQuery({ name: 'mode', enum: importModes, required: false, description: 'For CSV, whose file says none' })
  @ApiQuery({
    name: 'encoding',
    enum: textEncodings,
    required: false,
    description: 'Recognised but for those of Windows',
  })
  @ApiQuery({ name: 'separator', enum: separators, required: false, description: 'Recognised' })
  @ApiConsumes('application/json', 'text/csv')
  @ApiBody({
    schema: {
      type: 'object',
      properties: {
        data: { type: 'array', items: { type: 'object', additionalProperties: true } },
        mode: { enum: [...importModes] },
      },
    },
  })
  @ApiHeader({ name: 'Prefer', required: false })
  @ApiExtraModels(ImportPlanResponse)
  @ApiOkResponse({ type: ImportResponse })
  async import(
    @Param('entity') name: string,
    @Query() { dryRun, mode, encoding, separator }: ImportQuery,
    @Req() request: HennaRequest,
    @Res() response: Response,
  ): Promise<void> {
    // The rest of a body that is refused before it was read would be taken for the next request.
    response.setHeader('Connection', 'close');
    const choice = { encoding, separator };
    const upload: Upload = { entity: entityOf(name), format: formatOf(request), mode, choice, bytes: request };
    if (Number(request.headers['content-length'] ?? 0) > limits.importBytes)
      throw new TooLargeError(limits.importBytes);
    if (dryRun === 'true')
      // A client that hangs up needs no more rows.
      return sendStream(
        response,
        this.dryRun(upload),
        { 'Content-Type': 'application/json; charset=utf-8' },
        () => undefined,
      );
    const { name: token, role } = request.admin!;
    const job = await this.uploads.createImport(upload, { kind: 'token', id: token, name: token, role });
    response.removeHeader('Connection');
    const finished = this.worker.run(job._id);
    if (request.headers['prefer'] === 'respond-async') {
      // The import's record has the result.
      finished.catch(() => undefined);
      response.status(202).setHeader('Location', `/api/admin/imports/${job._id}`);
      response.json(await importResponse(job, this.files));
      return;
    }
    const done = await finished;
    if (done.position !== null) {
      response.setHeader('X-Position', done.position);
      if (!(await this.progress.waitFor(BigInt(done.position), patienceMs)))
        response.setHeader('X-Projection-Pending', 'true');
    }
    response.json(await importResponse(done, this.files));
  }

  /** The last fifty imports, newest first, without their refused rows. */
  @Get('imports')
  @TokensOnly('admin')
  @ApiOkResponse({ type: [ImportResponse] })
  async list() {
    return (await this.jobs.newest(listLength)).map(importSummary);
  }

  /** Progress and result of an import. */
  @Get('imports/:id')
  @TokensOnly('admin')
  @ApiOkResponse({ type: ImportResponse })
  async get(@Param('id', Id) id: string) {
    return importResponse(await this.jobs.get(id), this.files);
  }

  /** Ends an import after its current batch of rows; what is written stays, and can be undone. */
  @Post('imports/:id/cancel')
  @HttpCode(200)
  @TokensOnly('admin')
  @ApiOkResponse({ type: ImportResponse })
  async cancel(@Param('id', Id) id: string) {
    await this.jobs.get(id);
    await this.jobs.transition(id, ['running'], { cancelling: true });
    return importResponse(await this.jobs.get(id), this.files);
  }

  /**
   * Undoes a whole import, as far as nobody has changed its records since; entries of `GET /api/admin/history/undo` can
   * be picked besides. Answers at once: the import's record has the progress.
   */
  @Post('imports/:id/undo')
  @TokensOnly('admin')
  @CommandRoute()
  @ApiAcceptedResponse({ type: ImportResponse })
  async undo(
    @Param('id', Id) id: string,
    @Body() { picks = [] }: UndoImportRequest,
    @Context() context: CommandContext,
  ): Promise<CommandResult<ImportResponse>> {
    const { status } = await this.jobs.get(id);
    if (await this.undos.request(id, context, picks)) this.worker.run(id).catch(() => undefined);
    else if (status === 'running') throw new ConflictError('IMPORT_RUNNING');
    return {
      position: undefined,
      status: 202,
      body: async () => importResponse(await this.jobs.get(id), this.files),
    };
  }

  /** The refused rows, each with its number and what is wrong, to be corrected and imported again. */
  @Get('imports/:id/errors.:format')
  @SecurityLogged('download rejected rows')
  @TokensOnly('admin')
  @ApiParam({ name: 'format', enum: ['json', 'csv'] })
  @ApiOkResponse({ schema: { type: 'array', items: { type: 'object', additionalProperties: true } } })
  async errors(@Param('id', Id) id: string, @Param('format') format: string, @Res() response: Response) {
    const { entity } = await this.jobs.get(id);
    if (format !== 'json' && format !== 'csv')
      throw new NotFoundError('NOT_FOUND').withMessage('There are errors.json and errors.csv.');
    const rows = this.rows(id);
    const pieces = format === 'csv' ? csvRows(rows, await fieldNames(this.rows(id))) : jsonArray(rows);
    // A client that hangs up needs no more rows.
    await sendStream(response, pieces, fileHeaders(`${entity}-import-errors`, format), () => undefined);
  }

  private async *rows(id: string): AsyncGenerator<Record<string, unknown>> {
    for await (const { number, line, problem, row } of this.files.errors(id))
      yield { _row: number, ...(line !== undefined && { _line: line }), _problem: refusalText(problem), ...row };
  }

  /** The plan as JSON, streamed row by row: a file may have too many rows for the memory. */
  private async *dryRun(upload: Upload): AsyncGenerator<string> {
    const refused: RowRefusalResponse[] = [];
    let success = 0;
    let skipped = 0;
    let separator = '{"rows":[';
    const planned = this.uploads.dryRun(upload);
    let next = await planned.next();
    for (; !next.done; next = await planned.next()) {
      const rows = next.value;
      for (const { row, line, plan, problem } of rows) {
        if (plan === 'skip') skipped++;
        else if (plan !== 'error') success++;
        else if (problem && refused.length < limits.importErrors)
          refused.push({ row, ...(line !== undefined && { line }), ...problem });
      }
      if (rows.length === 0) continue;
      yield separator + rows.map((row) => JSON.stringify(row)).join(',');
      separator = ',';
    }
    const { unknownColumns } = next.value;
    const counts = JSON.stringify({ success, skipped, errors: refused.map(rowMessage), refused, unknownColumns });
    yield `${separator === ',' ? '' : separator}],${counts.slice(1)}`;
  }
}

const entityOf = (name: string): ExportedEntity => {
  const entity = exportedEntities.find((each) => each === name);
  if (!entity) throw new NotFoundError('NOT_FOUND').withMessage(`There is no import of "${name.slice(0, 40)}".`);
  return entity;
};
