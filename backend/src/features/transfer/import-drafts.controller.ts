import { limits, TooLargeError } from '@henna/domain';
import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { TokensOnly } from '../../shared/auth/access.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { csvRows, fieldNames, fileHeaders, sendStream } from './export/file-response.ts';
import { DraftPlans } from './import/drafts/draft-plans.ts';
import { DraftUpload } from './import/drafts/draft-upload.ts';
import {
  CorrectRowRequest,
  DraftRowsQuery,
  PlanDraftRequest,
  UploadDraftQuery,
} from './import/drafts/draft.requests.ts';
import {
  draftResponse,
  DraftRowPageResponse,
  ImportDraftResponse,
  rowResponse,
} from './import/drafts/draft.responses.ts';
import { ImportDrafts } from './import/drafts/import-drafts.ts';
import { importResponse } from './import/import-response.ts';
import { ImportFiles } from './import/running/import-files.ts';
import { ImportWorker } from './import/running/import-worker.ts';
import { formatOf } from './upload-format.ts';
import { ImportResponse } from './transfer.responses.ts';

/** Files on their way to an import: matched, looked at and corrected. They are deleted a day after they were sent. */
@ApiTags('transfer')
@Controller('api/admin/import-drafts')
export class ImportDraftsController {
  constructor(
    private readonly uploads: DraftUpload,
    private readonly drafts: ImportDrafts,
    private readonly plans: DraftPlans,
    private readonly files: ImportFiles,
    private readonly worker: ImportWorker,
  ) {}

  /** Stores a file, JSON or CSV, and answers what it looks like: columns, separator, encoding, likely fields. */
  @Post()
  @SecurityLogged('upload an import')
  @TokensOnly('admin')
  @ApiConsumes('application/json', 'text/csv')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiCreatedResponse({ type: ImportDraftResponse })
  async upload(
    @Query() { encoding, separator, fileName }: UploadDraftQuery,
    @Req() request: HennaRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ImportDraftResponse> {
    // The rest of a body that is refused before it was read would be taken for the next request.
    response.setHeader('Connection', 'close');
    if (Number(request.headers['content-length'] ?? 0) > limits.importBytes)
      throw new TooLargeError(limits.importBytes);
    const file = { format: formatOf(request), fileName: fileName ?? null, choice: { encoding, separator } };
    const draft = await this.uploads.receive({ ...file, bytes: request });
    response.removeHeader('Connection');
    return draftResponse(draft);
  }

  /** A draft as it was left. */
  @Get(':id')
  @TokensOnly('admin')
  @ApiOkResponse({ type: ImportDraftResponse })
  async get(@Param('id', Id) id: string): Promise<ImportDraftResponse> {
    return draftResponse(await this.drafts.get(id));
  }

  /** Says what is to be done with the file, and plans its rows: the answer counts what would become of them. */
  @Put(':id')
  @TokensOnly('admin')
  @ApiOkResponse({ type: ImportDraftResponse })
  async choose(
    @Param('id', Id) id: string,
    @Body() { entity, mode, creates = false, columns }: PlanDraftRequest,
  ): Promise<ImportDraftResponse> {
    const matching = Object.fromEntries(columns.map(({ column, field }) => [column, field]));
    return draftResponse(await this.drafts.choose(id, { entity, mode, creates, matching }));
  }

  /** A page of the rows with their cells and what would become of them. */
  @Get(':id/rows')
  @TokensOnly('admin')
  @ApiOkResponse({ type: DraftRowPageResponse })
  async rows(
    @Param('id', Id) id: string,
    @Query() { plan, page = 1, pageSize }: DraftRowsQuery,
  ): Promise<DraftRowPageResponse> {
    const { plan: planned, corrections } = await this.drafts.planned(id);
    const lines = await this.plans.page(id, plan, page, pageSize);
    const { counts } = planned;
    const total = plan ? counts[plan] : Object.values(counts).reduce((sum, count) => sum + count);
    return { items: lines.map((line) => rowResponse(line, corrections)), total, page, pageSize };
  }

  /** Gives cells of a row other texts, and plans all rows again. The file stays as it is. */
  @Put(':id/rows/:row')
  @TokensOnly('admin')
  @ApiOkResponse({ type: ImportDraftResponse })
  async correct(
    @Param('id', Id) id: string,
    @Param('row', ParseIntPipe) row: number,
    @Body() { cells }: CorrectRowRequest,
  ): Promise<ImportDraftResponse> {
    const texts = Object.fromEntries(cells.map(({ field, text }) => [field, text]));
    return draftResponse(await this.drafts.correct(id, row, texts));
  }

  /** The rows that would be refused, each with its number and what is wrong. */
  @Get(':id/errors.csv')
  @SecurityLogged('download rejected rows')
  @TokensOnly('admin')
  @ApiOkResponse({ schema: { type: 'string' } })
  async errors(@Param('id', Id) id: string, @Res() response: Response) {
    const { choice } = await this.drafts.planned(id);
    const pieces = csvRows(this.drafts.refused(id), await fieldNames(this.drafts.refused(id)));
    // A client that hangs up needs no more rows.
    await sendStream(response, pieces, fileHeaders(`${choice.entity}-import-errors`, 'csv'), () => undefined);
  }

  /** Imports the rows as they are planned. Answers at once: the import's record has the progress. */
  @Post(':id/import')
  @SecurityLogged('import')
  @HttpCode(202)
  @TokensOnly('admin')
  @ApiAcceptedResponse({ type: ImportResponse })
  async import(
    @Param('id', Id) id: string,
    @Req() request: HennaRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ImportResponse> {
    const { name: token, role } = request.admin!;
    const job = await this.drafts.createImport(id, { kind: 'token', id: token, name: token, role });
    // The import's record has the result.
    this.worker.run(job._id).catch(() => undefined);
    response.setHeader('Location', `/api/admin/imports/${job._id}`);
    return importResponse(job, this.files);
  }
}
