import {
  exportedEntities,
  limits,
  NotFoundError,
  TooLargeError,
  UnsupportedTypeError,
  type ExportedEntity,
  type ImportResponse,
  type RowRefusal,
} from '@henna/domain';
import { Controller, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiExtraModels,
  ApiConsumes,
  ApiHeader,
  ApiOkResponse,
  ApiParam,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { IsIn, IsOptional, IsString } from 'class-validator';
import type { Response } from 'express';
import { TokensOnly } from '../../../shared/auth/access.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { answer } from '../export/answer.ts';
import { ImportBody, ImportPlanBody, importResponse } from './import-bodies.ts';
import { ImportFiles } from './running/import-files.ts';
import { ImportWorker } from './running/import-worker.ts';
import { messageOf } from './running/row-outcomes.ts';
import { Starting, type Upload } from './starting.ts';

class ImportQuery {
  @IsOptional()
  @IsIn(['true', 'false'])
  dryRun?: string;

  @IsOptional()
  @IsString()
  mode?: string;
}

const formats = { 'application/json': 'json', 'text/csv': 'csv' } as const;
const patienceMs = 1_000;

@ApiTags('transfer')
@Controller('api/admin/import')
export class StartImportController {
  constructor(
    private readonly starting: Starting,
    private readonly worker: ImportWorker,
    private readonly files: ImportFiles,
    private readonly progress: ProjectionProgress,
  ) {}

  /**
   * Imports records of one kind: `{ data: [...], mode }`, or CSV. Answers when it has finished; with
   * `Prefer: respond-async` at once, 202. With `dryRun=true` it tells the plan of every row, and writes nothing.
   */
  @Post(':entity')
  @SecurityLogged('import')
  @HttpCode(200)
  @TokensOnly('admin')
  @ApiParam({ name: 'entity', enum: exportedEntities })
  @ApiQuery({ name: 'dryRun', enum: ['true', 'false'], required: false })
  @ApiQuery({ name: 'mode', enum: ['merge', 'replace'], required: false, description: 'For CSV, whose file says none' })
  @ApiConsumes('application/json', 'text/csv')
  @ApiBody({
    schema: {
      type: 'object',
      properties: {
        data: { type: 'array', items: { type: 'object', additionalProperties: true } },
        mode: { enum: ['merge', 'replace'] },
      },
    },
  })
  @ApiHeader({ name: 'Prefer', required: false })
  @ApiExtraModels(ImportPlanBody)
  @ApiOkResponse({ type: ImportBody })
  async import(
    @Param('entity') name: string,
    @Query() { dryRun, mode }: ImportQuery,
    @Req() request: HennaRequest,
    @Res() response: Response,
  ): Promise<void> {
    // What is refused before it was read would be taken for the next request.
    response.setHeader('Connection', 'close');
    const upload: Upload = { entity: entityOf(name), format: formatOf(request), mode, bytes: request };
    if (Number(request.headers['content-length'] ?? 0) > limits.importBytes)
      throw new TooLargeError(limits.importBytes);
    if (dryRun === 'true')
      // Who hangs up needs no more.
      return answer(
        response,
        this.told(upload),
        { 'Content-Type': 'application/json; charset=utf-8' },
        () => undefined,
      );
    const { name: token, role } = request.admin!;
    const job = await this.starting.take(upload, { kind: 'token', id: token, name: token, role });
    response.removeHeader('Connection');
    const work = this.worker.work(job._id);
    if (request.headers['prefer'] === 'respond-async') {
      // Its end is told by its record.
      work.catch(() => undefined);
      response.status(202).setHeader('Location', `/api/admin/imports/${job._id}`);
      response.json(await importResponse(job, this.files));
      return;
    }
    const done = await work;
    if (done.position !== null) {
      response.setHeader('X-Position', done.position);
      if (!(await this.progress.waitFor(BigInt(done.position), patienceMs)))
        response.setHeader('X-Projection-Pending', 'true');
    }
    const body: ImportResponse = await importResponse(done, this.files);
    response.json(body);
  }

  /** Row by row, so that they may be many. */
  private async *told(upload: Upload): AsyncGenerator<string> {
    const refused: RowRefusal[] = [];
    let success = 0;
    let skipped = 0;
    let separator = '{"rows":[';
    for await (const rows of this.starting.plans(upload)) {
      for (const { row, plan, problem } of rows) {
        if (plan === 'skip') skipped++;
        else if (plan !== 'error') success++;
        else if (problem && refused.length < limits.importErrors) refused.push({ row, ...problem });
      }
      if (rows.length === 0) continue;
      yield separator + rows.map((row) => JSON.stringify(row)).join(',');
      separator = ',';
    }
    const counts = JSON.stringify({ success, skipped, errors: refused.map(messageOf), refused });
    yield `${separator === ',' ? '' : separator}],${counts.slice(1)}`;
  }
}

const entityOf = (name: string): ExportedEntity => {
  const entity = exportedEntities.find((each) => each === name);
  if (!entity) throw new NotFoundError('NOT_FOUND').withMessage(`There is no import of "${name.slice(0, 40)}".`);
  return entity;
};

const formatOf = ({ headers }: HennaRequest): Upload['format'] => {
  const type = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  const format = formats[type as keyof typeof formats];
  if (!format) throw new UnsupportedTypeError('Please select a JSON file: application/json or text/csv is needed.');
  return format;
};
