import type { TrendingNow, WhatIfAnswer } from '@henna/domain';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { LimitQuery } from '../../../shared/http/paging.ts';
import { CatalogueIndex } from '../../listing/index.ts';
import { KeptDayCounts } from './kept-day-counts.ts';
import { WhatIfRequest } from './ranking.requests.ts';
import { TrendingNowBody, WhatIfAnswerBody } from './ranking.responses.ts';
import { TrendingNowAnswers } from './trending-now.ts';

@ApiTags('analytics')
@Controller('api/analytics')
export class RankingController {
  constructor(
    private readonly answers: TrendingNowAnswers,
    private readonly counts: KeptDayCounts,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** What trends now and why, and what rose and fell most in a week. */
  @Get('trending')
  @ApiOperation({ operationId: 'GetTrending.trending' })
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: TrendingNowBody })
  async trending(@Query() { limit }: LimitQuery): Promise<TrendingNow> {
    return this.answers.of(limit, new Date());
  }

  /** The ranking that other weights and another half-life would give, without the cap per person and day. */
  @Post('what-if')
  @ApiOperation({ operationId: 'WhatIf.ranking' })
  @HttpCode(200)
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: WhatIfAnswerBody })
  async whatIf(@Body() { points, halfLifeDays, limit }: WhatIfRequest): Promise<WhatIfAnswer> {
    const rules = { points, halfLifeDays };
    const { counts, live } = await this.counts.current();
    const places = counts.ranking(rules);
    const livePlaces = live.rankingAt(Infinity);
    const products = [...places].slice(0, limit).map(([productId, { rank, score }]) => {
      const liveRank = livePlaces.get(productId)?.rank ?? null;
      const name = this.catalogue.product(productId)?.name ?? '';
      return { productId, name, rank, score, liveRank, change: liveRank === null ? null : liveRank - rank };
    });
    return { rules, products, ranked: places.size, position: String(live.position), asOf: live.asOf.toISOString() };
  }
}
