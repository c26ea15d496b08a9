import type { Replay, ReplayDocument, ReplaySummary } from '@henna/contracts';
import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { invalidField } from '../../../shared/errors.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { momentOf } from '../../../shared/moment.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { CatalogueIndex, LiveRules } from '../../catalogue/index.ts';
import { ReplayRequest } from './replay.request.ts';
import { ReplayBody, ReplaySummaryBody } from './replay.response.ts';
import { Replays } from './replays.ts';

const hourMs = 3_600_000;

@ApiTags('analytics')
@Controller('api/analytics/replays')
export class ReplaysController {
  constructor(
    private readonly replays: Replays,
    private readonly store: EventStore,
    private readonly catalogue: CatalogueIndex,
    private readonly rules: LiveRules,
  ) {}

  /** Starts a replay of the log under other rules, or without some of what was done. At most four wait or run. */
  @Post()
  @TokensOnly('admin', 'analyst')
  @ApiCreatedResponse({ type: ReplaySummaryBody })
  async start(
    @Body() { from, to, position, points, capPerPersonAndDay, halfLifeDays, ...asked }: ReplayRequest,
    @Req() request: HennaRequest,
  ): Promise<ReplaySummary> {
    // A shorter period would tell the exact time of what a member did.
    const period = { from: wholeHour('from', from, Math.floor), to: wholeHour('to', to, Math.ceil) };
    requireOrder(period);
    const end = await this.store.tail();
    const last = position === undefined || BigInt(position) > end ? end : BigInt(position);
    const live = await this.rules.of();
    const inputs = {
      ...asked,
      points: { ...(points ?? live.points) },
      capPerPersonAndDay: capPerPersonAndDay ?? live.capPerPersonAndDay,
      halfLifeDays: halfLifeDays ?? live.halfLifeDays,
      ...period,
      position: String(last),
    };
    return summary(await this.replays.start(inputs, request.admin!), null);
  }

  /** The latest replays, newest first. */
  @Get()
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: [ReplaySummaryBody] })
  async list(@Req() request: HennaRequest): Promise<ReplaySummary[]> {
    const [replays, erasure] = await Promise.all([this.replays.list(request.admin!), this.replays.lastErasure()]);
    return replays.map((replay) => summary(replay, erasure));
  }

  /** A replay with its result, product by product beside the live ranking of the same log. */
  @Get(':id')
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: ReplayBody })
  async get(@Param('id', Id) id: string, @Req() request: HennaRequest): Promise<Replay> {
    return this.told(await this.replays.get(id, request.admin!));
  }

  /** Stops a replay that waits or runs: an analyst their own, an administrator any. */
  @Delete(':id')
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: ReplayBody })
  async cancel(@Param('id', Id) id: string, @Req() request: HennaRequest): Promise<Replay> {
    return this.told(await this.replays.cancel(id, request.admin!));
  }

  private async told(replay: ReplayDocument): Promise<Replay> {
    const { result } = replay;
    const rows = result?.rows.map((row) => ({ ...row, name: this.catalogue.product(row.productId)?.name ?? '' }));
    const erasure = await this.replays.lastErasure();
    return { ...summary(replay, erasure), result: result && { ...result, rows: rows ?? [] } };
  }
}

const summary = (
  { _id: id, state, progress, inputs, by, createdAt, finishedAt, error, problem }: ReplayDocument,
  erasure: Date | null,
): ReplaySummary => ({
  id,
  state,
  progress,
  inputs,
  by,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  error: problem?.message ?? error,
  problem: problem ?? null,
  isOutdated: erasure !== null && erasure > createdAt,
});

const wholeHour = (field: string, text: string | undefined, round: (hours: number) => number): string | null => {
  if (text === undefined) return null;
  const time = momentOf(text);
  if (Number.isNaN(time)) throw invalidField(field, 'DAY_OR_TIME');
  return new Date(round(time / hourMs) * hourMs).toISOString();
};

const requireOrder = ({ from, to }: { readonly from: string | null; readonly to: string | null }) => {
  if (from !== null && to !== null && from >= to) throw invalidField('to', 'PERIOD_ENDS_EARLY');
};
