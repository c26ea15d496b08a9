import { invalidField, type ReplayDocument } from '@henna/domain';
import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { ErasedMembers } from '../../../shared/erased-members.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { CatalogueIndex, CurrentRules } from '../../listing/index.ts';
import { momentIn } from '../metrics/period.ts';
import { ReplayRequest } from '../ranking/ranking.requests.ts';
import { ReplayResponse, ReplaySummaryResponse } from './replays.responses.ts';
import { Replays } from './replays.ts';

const hourMs = 3_600_000;

@ApiTags('analytics')
@Controller('api/analytics/replays')
export class ReplaysController {
  constructor(
    private readonly replays: Replays,
    private readonly erased: ErasedMembers,
    private readonly store: EventStore,
    private readonly catalogue: CatalogueIndex,
    private readonly rules: CurrentRules,
  ) {}

  /** Starts a replay of the log under other rules, or without some of what was done. At most four wait or run. */
  @Post()
  @TokensOnly('admin', 'analyst')
  @ApiCreatedResponse({ type: ReplaySummaryResponse })
  async start(
    @Body() { from, to, position, points, capPerPersonAndDay, halfLifeDays, ...asked }: ReplayRequest,
    @Req() request: HennaRequest,
  ): Promise<ReplaySummaryResponse> {
    // A shorter period would tell the exact time of what a member did.
    const period = { from: wholeHour('from', from, Math.floor), to: wholeHour('to', to, Math.ceil) };
    if (period.from !== null && period.to !== null && period.from >= period.to)
      throw invalidField('to', 'PERIOD_ENDS_EARLY');
    const end = await this.store.tail();
    const last = position === undefined || BigInt(position) > end ? end : BigInt(position);
    const live = await this.rules.rulesOfBuild();
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
  @ApiOkResponse({ type: [ReplaySummaryResponse] })
  async list(@Req() request: HennaRequest): Promise<ReplaySummaryResponse[]> {
    const [replays, erasure] = await Promise.all([this.replays.list(request.admin!), this.erased.latest()]);
    return replays.map((replay) => summary(replay, erasure));
  }

  /** A replay with its result, product by product beside the live ranking of the same log. */
  @Get(':id')
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: ReplayResponse })
  async get(@Param('id', Id) id: string, @Req() request: HennaRequest): Promise<ReplayResponse> {
    return this.response(await this.replays.get(id, request.admin!));
  }

  /** Stops a replay that waits or runs: an analyst their own, an administrator any. */
  @Delete(':id')
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: ReplayResponse })
  async cancel(@Param('id', Id) id: string, @Req() request: HennaRequest): Promise<ReplayResponse> {
    return this.response(await this.replays.cancel(id, request.admin!));
  }

  private async response(replay: ReplayDocument): Promise<ReplayResponse> {
    const { result } = replay;
    const rows = result?.rows.map((row) => ({ ...row, name: this.catalogue.product(row.productId)?.name ?? '' }));
    const erasure = await this.erased.latest();
    return { ...summary(replay, erasure), result: result && { ...result, rows: rows ?? [] } };
  }
}

const summary = (replay: ReplayDocument, erasure: Date | null): ReplaySummaryResponse => {
  const { _id: id, state, progress, inputs, by, createdAt, finishedAt, error, problem = null } = replay;
  const times = { createdAt: createdAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null };
  const isOutdated = erasure !== null && erasure > createdAt;
  return { id, state, progress, inputs, by, ...times, error: problem?.message ?? error, problem, isOutdated };
};

const wholeHour = (field: string, text: string | undefined, round: (hours: number) => number): string | null =>
  text === undefined ? null : new Date(round(momentIn(field, text) / hourMs) * hourMs).toISOString();
