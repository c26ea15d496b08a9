import { InvalidError } from '@henna/domain';
import { Body, Controller, Get, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { TokensOnly } from '../../../shared/auth/access.ts';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Context } from '../../../shared/http/parameters.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { PreviewUndoRequest, UndoRequest } from './undo.requests.ts';
import { UndoPreviewResponse, UndoResultResponse } from './undo.responses.ts';
import { Undo, type UndoTarget } from './undo.ts';

@ApiTags('history')
@Controller('api/admin/history/undo')
export class UndoController {
  constructor(private readonly undo: Undo) {}

  /** What undoing an entry or a batch would do now, field by field, and what was changed since. */
  @Get()
  @TokensOnly('admin', 'moderator')
  @ApiOkResponse({ type: UndoPreviewResponse })
  async preview(
    @Query() { position, correlationId, before }: PreviewUndoRequest,
    @Req() request: Request,
  ): Promise<UndoPreviewResponse> {
    const target = targetOf(position === undefined ? undefined : [position], correlationId, before);
    return this.undo.preview(target, (request as HennaRequest).admin!.role);
  }

  /** Undoes entries or a batch by ordinary commands; what was changed since stays, unless it was picked as shown. */
  @Post()
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiOkResponse({ type: UndoResultResponse })
  async run(
    @Body() { positions, correlationId, before, picks = [] }: UndoRequest,
    @Context() context: CommandContext,
    @Req() request: Request,
  ): Promise<CommandResult<UndoResultResponse>> {
    const target = targetOf(positions, correlationId, before);
    const { result, position } = await this.undo.run(target, picks, context, (request as HennaRequest).admin!.role);
    return { position, body: () => result };
  }
}

/** Throws a 400 unless either is named. */
const targetOf = (positions?: readonly string[], batch?: string, before?: string): UndoTarget => {
  if ((positions === undefined) === (batch === undefined))
    throw new InvalidError('VALIDATION_FAILED').withMessage('Name either positions or a correlationId.');
  if (positions) return { positions: positions.map(BigInt) };
  return { batch: batch!, before: before === undefined ? undefined : BigInt(before) };
};
