import type { AdminRatingStatistics, AdminVoteStatistics } from '@henna/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { PageQuery } from '../../../shared/http/paging.ts';
import { CatalogueIndex } from '../../catalogue/index.ts';
import { ratingStatistics } from '../../rating/index.ts';
import { voteStatistics } from '../../voting/index.ts';
import { ActivityTotals } from './activity-totals.ts';
import { AdminRatingStatisticsBody, AdminVoteStatisticsBody } from './statistics.responses.ts';

class StatisticsRequest extends PageQuery() {
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID('all', { message: 'productId must be an id.' })
  productId?: string;
}

@ApiTags('moderation')
@Controller('api/admin')
export class StatisticsController {
  constructor(
    private readonly activity: ActivityTotals,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** Votes by product, the most first: 12 products a page unless told, or the one that is named. */
  @Get('votes/statistics')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: AdminVoteStatisticsBody })
  votes(@Query() query: StatisticsRequest): AdminVoteStatistics {
    const { voted, votes } = this.activity.totals;
    const { products, ...page } = this.page(voted, query);
    const items = products.map((product) => ({
      ...this.named(product),
      ...voteStatistics(this.activity.of(product._id)?.votes ?? {}, this.catalogue.optionsOf(product)),
    }));
    return { items, ...page, votes };
  }

  /** Ratings by product, the most first, and the sums of all. */
  @Get('ratings/statistics')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: AdminRatingStatisticsBody })
  ratings(@Query() query: StatisticsRequest): AdminRatingStatistics {
    const { rated, ratings, stars, fiveStars } = this.activity.totals;
    const { products, ...page } = this.page(rated, query);
    const items = products.flatMap((product) => {
      const counted = this.activity.of(product._id);
      return counted ? [{ ...this.named(product), ...ratingStatistics(counted.ratings) }] : [];
    });
    const average = ratings === 0 ? 0 : Math.round((stars * 10) / ratings) / 10;
    return { items, ...page, ratings, average, fiveStars };
  }

  private page(ids: readonly string[], { page = 1, pageSize, productId }: StatisticsRequest) {
    const wanted = productId === undefined ? ids : ids.filter((id) => id === productId);
    const shown = wanted.slice((page - 1) * pageSize, page * pageSize);
    const products = shown.flatMap((id) => this.catalogue.product(id) ?? []);
    return { products, total: wanted.length, page, pageSize };
  }

  private named({ _id, name, brandId }: { readonly _id: string; readonly name: string; readonly brandId: string }) {
    return { productId: _id, productName: name, brandDisplayName: this.catalogue.brand(brandId)?.displayName ?? '' };
  }
}
