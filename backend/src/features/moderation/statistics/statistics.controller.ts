import { averageStars, type AdminRatingStatistics, type AdminVoteStatistics } from '@henna/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { PageQuery } from '../../../shared/http/paging.ts';
import { ActivityTotals } from './activity-totals.ts';
import { ProductStatistics } from './product-statistics.ts';
import { AdminRatingStatisticsBody, AdminVoteStatisticsBody } from './statistics.responses.ts';

class StatisticsRequest extends PageQuery() {
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  productId?: string;
}

@ApiTags('moderation')
@Controller('api/admin')
export class StatisticsController {
  constructor(
    private readonly activity: ActivityTotals,
    private readonly products: ProductStatistics,
  ) {}

  /** Votes by product, the most first: 12 products a page unless told, or the one that is named. */
  @Get('votes/statistics')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: AdminVoteStatisticsBody })
  votes(@Query() query: StatisticsRequest): AdminVoteStatistics {
    const { voted, votes } = this.activity.totals;
    const { ids, ...page } = pageOf(voted, query);
    return { items: ids.map((id) => this.products.votes(id)), ...page, votes };
  }

  /** Ratings by product, the most first, and the sums of all. */
  @Get('ratings/statistics')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: AdminRatingStatisticsBody })
  ratings(@Query() query: StatisticsRequest): AdminRatingStatistics {
    const { rated, ratings, stars, fiveStars } = this.activity.totals;
    const { ids, ...page } = pageOf(rated, query);
    const average = averageStars(ratings, stars);
    return { items: ids.map((id) => this.products.ratings(id)), ...page, ratings, average, fiveStars };
  }
}

const pageOf = (all: readonly string[], { page = 1, pageSize, productId }: StatisticsRequest) => {
  const wanted = productId === undefined ? all : all.filter((id) => id === productId);
  return { ids: wanted.slice((page - 1) * pageSize, page * pageSize), total: wanted.length, page, pageSize };
};
