import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AnalyticsClient } from '../../../shared/analytics-client.ts';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { LimitQuery } from '../../../shared/http/paging.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { CatalogueIndex } from '../../listing/index.ts';
import { WhatIfRequest } from './ranking.requests.ts';
import { TrendingNowResponse, WhatIfAnswerResponse } from './ranking.responses.ts';
import { TrendingNowAnswers } from './trending-now.ts';

@ApiTags('analytics')
@Controller('api/analytics')
export class RankingController {
  constructor(
    private readonly answers: TrendingNowAnswers,
    private readonly analytics: AnalyticsClient,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** What trends now and why, and what rose and fell most in a week. */
  @Get('trending')
  @ApiOperation({ operationId: 'GetTrending.trending' })
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: TrendingNowResponse })
  async trending(@Query() { limit }: LimitQuery): Promise<TrendingNowResponse> {
    return this.answers.answer(limit, new Date());
  }

  /** The ranking that other weights and another half-life would give, without the cap per person and day. */
  @Post('what-if')
  @ApiOperation({ operationId: 'WhatIf.ranking' })
  @HttpCode(200)
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: WhatIfAnswerResponse })
  async whatIf(@Body() { points, halfLifeDays, limit }: WhatIfRequest): Promise<WhatIfAnswerResponse> {
    const rules = { points, halfLifeDays };
    const ranking = await this.analytics.ranking({ ...rules, limit }, this.progress.position);
    const products = ranking.products.map(({ productId, rank, score, liveRank }) => {
      const name = this.catalogue.product(productId)?.name ?? '';
      return { productId, name, rank, score, liveRank, change: liveRank === null ? null : liveRank - rank };
    });
    return { rules, products, ranked: ranking.ranked, position: ranking.position, asOf: ranking.asOf };
  }
}
