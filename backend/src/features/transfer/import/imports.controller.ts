import { ConflictError, NotFoundError, type ImportResponse } from '@henna/domain';
import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiParam, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import type { Response } from 'express';
import { TokensOnly } from '../../../shared/auth/access.ts';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { mostPicks, UndoPickRequest } from '../../history/index.ts';
import { answer, columnsOf, csvRows, fileHeaders, jsonArray } from '../export/answer.ts';
import { ImportBody, importResponse, withoutErrors } from './import-bodies.ts';
import { ImportFiles } from './running/import-files.ts';
import { ImportJobs } from './running/import-jobs.ts';
import { ImportWorker } from './running/import-worker.ts';
import { textOf } from './running/row-outcomes.ts';
import { ImportUndo } from './undo/import-undo.ts';

class UndoImportRequest {
  /** Entries of which only some fields go back, or also what has changed since; of the others all that has not. */
  @ApiPropertyOptional({ type: [UndoPickRequest], maxItems: mostPicks })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(mostPicks)
  @ValidateNested({ each: true })
  @Type(() => UndoPickRequest)
  picks?: UndoPickRequest[];
}

const listed = 50;

@ApiTags('transfer')
@Controller('api/admin/imports')
export class ImportsController {
  constructor(
    private readonly jobs: ImportJobs,
    private readonly files: ImportFiles,
    private readonly worker: ImportWorker,
    private readonly undoing: ImportUndo,
  ) {}

  /** The last fifty imports, newest first, without their refused rows. */
  @Get()
  @TokensOnly('admin')
  @ApiOkResponse({ type: [ImportBody] })
  async list() {
    return (await this.jobs.newest(listed)).map(withoutErrors);
  }

  /** How far an import has come, and what came of it. */
  @Get(':id')
  @TokensOnly('admin')
  @ApiOkResponse({ type: ImportBody })
  async get(@Param('id', Id) id: string) {
    return importResponse(await this.jobs.get(id), this.files);
  }

  /** Ends an import after the rows it is at; what is written stays, and can be undone. */
  @Post(':id/cancel')
  @HttpCode(200)
  @TokensOnly('admin')
  @ApiOkResponse({ type: ImportBody })
  async cancel(@Param('id', Id) id: string) {
    await this.jobs.get(id);
    await this.jobs.transition(id, ['running'], { cancelling: true });
    return importResponse(await this.jobs.get(id), this.files);
  }

  /**
   * Takes a whole import back, as far as nobody has changed it since; what `GET /api/admin/history/undo` showed can be
   * picked besides. Answers at once: its record tells how far it is.
   */
  @Post(':id/undo')
  @TokensOnly('admin')
  @CommandRoute()
  @ApiAcceptedResponse({ type: ImportBody })
  async undo(
    @Param('id', Id) id: string,
    @Body() { picks = [] }: UndoImportRequest,
    @Context() context: CommandContext,
  ): Promise<CommandResult<ImportResponse>> {
    const { status } = await this.jobs.get(id);
    if (await this.undoing.begin(id, context, picks)) this.worker.work(id).catch(() => undefined);
    else if (status === 'running') throw new ConflictError('IMPORT_RUNNING');
    return {
      position: undefined,
      status: 202,
      body: async () => importResponse(await this.jobs.get(id), this.files),
    };
  }

  /** The refused rows, each with its number and what is wrong: to be corrected and sent again. */
  @Get(':id/errors.:format')
  @SecurityLogged('download rejected rows')
  @TokensOnly('admin')
  @ApiParam({ name: 'format', enum: ['json', 'csv'] })
  @ApiOkResponse({ schema: { type: 'array', items: { type: 'object', additionalProperties: true } } })
  async errors(@Param('id', Id) id: string, @Param('format') format: string, @Res() response: Response) {
    const { entity } = await this.jobs.get(id);
    if (format !== 'json' && format !== 'csv')
      throw new NotFoundError('NOT_FOUND').withMessage('There are errors.json and errors.csv.');
    const rows = this.rows(id);
    const pieces = format === 'csv' ? csvRows(rows, await columnsOf(this.rows(id))) : jsonArray(rows);
    // Who hung up needs no more.
    await answer(response, pieces, fileHeaders(`${entity}-import-errors`, format), () => undefined);
  }

  private async *rows(id: string): AsyncGenerator<Record<string, unknown>> {
    for await (const { number, problem, row } of this.files.errors(id))
      yield { _row: number, _problem: textOf(problem), ...row };
  }
}
