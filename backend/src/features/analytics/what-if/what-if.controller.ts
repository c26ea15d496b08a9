import type { WhatIfAnswer } from '@henna/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CatalogueIndex } from '../../catalogue/index.ts';
import { rankingOf } from '../ranking/ranking.ts';
import { scoreAt } from '../ranking/score.ts';
import { KeptDayCounts } from './kept-day-counts.ts';
import { WhatIfRequest } from './what-if.request.ts';
import { WhatIfAnswerBody } from './what-if.response.ts';

@ApiTags('analytics')
@Controller('api/analytics/what-if')
export class WhatIfController {
  constructor(
    private readonly counts: KeptDayCounts,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** The ranking that other weights and another half-life would give, without the cap per person and day. */
  @Post()
  @HttpCode(200)
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: WhatIfAnswerBody })
  async ranking(@Body() { points, halfLifeDays, limit }: WhatIfRequest): Promise<WhatIfAnswer> {
    const rules = { points, halfLifeDays };
    const { counts, live, liveRules, position, asOf } = await this.counts.current();
    const places = counts.ranking(rules);
    const livePlaces = rankingOf(live, ({ days, points: kept }) =>
      scoreAt(days, kept, Infinity, liveRules.halfLifeDays),
    );
    const products = [...places].slice(0, limit).map(([productId, { rank, score }]) => {
      const liveRank = livePlaces.get(productId)?.rank ?? null;
      const name = this.catalogue.product(productId)?.name ?? '';
      return { productId, name, rank, score, liveRank, change: liveRank === null ? null : liveRank - rank };
    });
    return { rules, products, ranked: places.size, position: String(position), asOf: asOf.toISOString() };
  }
}
