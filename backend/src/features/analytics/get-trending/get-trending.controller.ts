import type { TrendingNow } from '@henna/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { LimitQuery } from '../../../shared/http/limit-query.ts';
import { TrendingNowAnswers } from './trending-now.ts';
import { TrendingNowBody } from './trending.response.ts';

@ApiTags('analytics')
@Controller('api/analytics/trending')
export class GetTrendingController {
  constructor(private readonly answers: TrendingNowAnswers) {}

  /** What trends now and why, and what rose and fell most in a week. */
  @Get()
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: TrendingNowBody })
  async trending(@Query() { limit }: LimitQuery): Promise<TrendingNow> {
    return this.answers.of(limit, new Date());
  }
}
