import { ForbiddenError, invalidField, type HistoryBatch, type HistoryPage } from '@henna/domain';
import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { TokenRole } from '../../../settings.ts';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import type { HistoryFilter } from '../history-filter.ts';
import { HistoryResponses } from '../history-responses.ts';
import { HistoryBatchBody, HistoryPageBody } from '../history.response.ts';
import { History } from '../history.ts';
import { ListHistoryRequest, TrailPageRequest } from './list-history.request.ts';

@ApiTags('audit')
@Controller('api/admin/history')
export class ListHistoryController {
  constructor(
    private readonly history: History,
    private readonly responses: HistoryResponses,
  ) {}

  /** Every change, newest first: who, when, from where, why, and field by field what. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: HistoryPageBody })
  async list(@Query() query: ListHistoryRequest, @Req() request: Request): Promise<HistoryPage> {
    const { role } = (request as HennaRequest).admin!;
    return this.page(filterOf(query, role), query, role);
  }

  /** All that one command or batch of the house did, newest first. */
  @Get('batches/:correlationId')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: HistoryBatchBody })
  async batch(
    @Param('correlationId', Id) batch: string,
    @Query() query: TrailPageRequest,
    @Req() request: Request,
  ): Promise<HistoryBatch> {
    const { role } = (request as HennaRequest).admin!;
    const [page, total] = await Promise.all([this.page({ batch }, query, role), this.history.count(batch)]);
    return { ...page, total };
  }

  private async page(filter: HistoryFilter, { before, pageSize }: TrailPageRequest, role: TokenRole) {
    const found = await this.history.page(filter, pageSize + 1, before === undefined ? undefined : BigInt(before));
    const shown = found.slice(0, pageSize);
    const items = await this.responses.of(shown, role);
    return { items, next: found.length > pageSize ? items.at(-1)!.position : null };
  }
}

/** Asking for one person would tell an analyst who is who. Throws {@link ForbiddenError} or a 400. */
const filterOf = (query: ListHistoryRequest, role: TokenRole): HistoryFilter => {
  const { by, actor, kind, id, action, type, types, from, to } = query;
  if (id !== undefined && kind === undefined) throw invalidField('kind', 'KIND_NEEDED');
  if (role === 'analyst' && id !== undefined && (kind === 'member' || kind === 'profile'))
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
    ...(role === 'analyst' && by !== 'staff' ? wholeHours(times) : times),
  };
  if (id === undefined) return { ...shared, kind };
  return { ...shared, entity: { kind: kind!, id }, withActs: query.with === 'acts' };
};

const hourMs = 3_600_000;

/** Asking for shorter periods would tell an analyst the exact time of what a member did. */
const wholeHours = ({ from, to }: Pick<HistoryFilter, 'from' | 'to'>): Pick<HistoryFilter, 'from' | 'to'> => ({
  from: from && new Date(Math.floor(from.getTime() / hourMs) * hourMs),
  to: to && new Date(Math.floor(to.getTime() / hourMs) * hourMs + hourMs - 1),
});
