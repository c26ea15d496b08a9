import { entityOfKind, ForbiddenError, invalidField, limits, NotFoundError, recordKinds } from '@henna/domain';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { TokenRole } from '../../settings.ts';
import { PositionByTime } from '../../shared/as-of/position-by-time.ts';
import { TokensOnly } from '../../shared/auth/access.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { HistoryResponses } from './entry-responses.ts';
import {
  HistoryBatchResponse,
  HistoryPageResponse,
  LastRemovalsResponse,
  RecordAsOfResponse,
} from './history.responses.ts';
import { History, type HistoryFilter } from './history-entries.ts';
import { HistoryPageRequest, LastRemovalsRequest, ListHistoryRequest, RecordAsOfRequest } from './history.requests.ts';
import { RecordsAsOf } from './records-as-of.ts';

@ApiTags('history')
@Controller('api/admin/history')
export class HistoryController {
  constructor(
    private readonly history: History,
    private readonly responses: HistoryResponses,
  ) {}

  /** Every change, newest first: who, when, from where, why, and field by field what. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: HistoryPageResponse })
  async list(@Query() query: ListHistoryRequest, @Req() request: Request): Promise<HistoryPageResponse> {
    const { role } = (request as HennaRequest).admin!;
    return this.page(filterOf(query, role), query, role);
  }

  /** When, by whom and why records of the catalogue were last removed. */
  @Get('removals')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: LastRemovalsResponse })
  async removals(@Query() { kind, ids }: LastRemovalsRequest, @Req() request: Request): Promise<LastRemovalsResponse> {
    const { role } = (request as HennaRequest).admin!;
    return { items: await this.responses.respond(await this.history.lastRemovals(kind, ids), role) };
  }

  /** All that one command or batch of staff did, newest first. */
  @Get('batches/:correlationId')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: HistoryBatchResponse })
  async batch(
    @Param('correlationId', Id) batch: string,
    @Query() query: HistoryPageRequest,
    @Req() request: Request,
  ): Promise<HistoryBatchResponse> {
    const { role } = (request as HennaRequest).admin!;
    const [page, total] = await Promise.all([this.page({ batch }, query, role), this.history.count(batch)]);
    return { ...page, total };
  }

  private async page(filter: HistoryFilter, { before, pageSize }: HistoryPageRequest, role: TokenRole) {
    const found = await this.history.page(filter, pageSize + 1, before === undefined ? undefined : BigInt(before));
    const shown = found.slice(0, pageSize);
    const items = await this.responses.respond(shown, role);
    return { items, next: found.length > pageSize ? items.at(-1)!.position : null };
  }
}

@ApiTags('history')
@Controller('api/admin/history/records')
export class RecordAsOfController {
  constructor(
    private readonly records: RecordsAsOf,
    private readonly positions: PositionByTime,
  ) {}

  /** A record as it was at a moment, field by field beside what it is now. */
  @Get(':kind/:id')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiParam({ name: 'kind', enum: recordKinds })
  @ApiOkResponse({ type: RecordAsOfResponse })
  async get(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Query() { asOf }: RecordAsOfRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecordAsOfResponse> {
    const recordKind = recordKinds.find((each) => each === kind);
    if (!recordKind) throw new NotFoundError('NOT_FOUND').withMessage('There are no such records.');
    const recordId = recordKind === 'setting' ? id.slice(0, limits.name) : new Id().transform(id);
    return this.records.compare(recordKind, recordId, await this.positions.positionAsOf(asOf, response));
  }
}

/** Asking for one person would tell an analyst who is who. Throws {@link ForbiddenError} or a 400. */
const filterOf = (query: ListHistoryRequest, role: TokenRole): HistoryFilter => {
  const { by, actor, kind, id, action, type, types, from, to } = query;
  if (id !== undefined && kind === undefined) throw invalidField('kind', 'KIND_NEEDED');
  if (role === 'analyst' && id !== undefined && entityOfKind(kind!).isPerson)
    throw new ForbiddenError('NO_SEARCH_FOR_PEOPLE');
  const times = {
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
  const shared = {
    by,
    actor,
    action,
    type,
    types,
    ...(role === 'analyst' && (by === undefined || by === 'members') ? wholeHours(times) : times),
  };
  if (id === undefined) return { ...shared, kind };
  return { ...shared, entity: { kind: kind!, id }, withContributions: query.with === 'acts' };
};

const hourMs = 3_600_000;

/** Asking for shorter periods would tell an analyst the exact time of what a member did. */
const wholeHours = ({ from, to }: Pick<HistoryFilter, 'from' | 'to'>): Pick<HistoryFilter, 'from' | 'to'> => ({
  from: from && new Date(Math.floor(from.getTime() / hourMs) * hourMs),
  to: to && new Date(Math.floor(to.getTime() / hourMs) * hourMs + hourMs - 1),
});
