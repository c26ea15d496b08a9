import {
  ProductNotFoundError,
  utcDay,
  viewCollection,
  type ProductDocument,
  type TrendBlockDocument,
} from '@henna/domain';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../shared/auth/access.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { CatalogueIndex } from '../catalogue-index.ts';
import { Listing } from '../listing.ts';
import { CurrentRules } from './current-rules.ts';
import { trendBlockIds, newestDay, scorePartsAndDays } from './product-trend.ts';
import { ProductTrendResponse } from './trend.response.ts';

@ApiTags('catalogue')
@Controller('api/products/:id')
export class GetTrendController {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
    private readonly listing: Listing,
    private readonly rules: CurrentRules,
  ) {}

  /** Why the product trends: what makes up its score, and its last 60 days. */
  @Get('trend')
  @Public()
  @ApiOkResponse({ type: ProductTrendResponse })
  async trend(@Param('id', Id) id: string): Promise<ProductTrendResponse> {
    const build = this.progress.activeBuilds.product;
    const { views } = this.databases;
    const product = this.catalogue.visibleProduct(id)
      ? await views
          .collection<ProductDocument>(viewCollection('product', build))
          .findOne({ _id: id }, { projection: { days: 1, trendScore: 1 } })
      : null;
    if (!product) throw new ProductNotFoundError();
    const rules = await this.rules.rulesOfBuild(build);
    const now = new Date();
    const newest = newestDay(product.days);
    const blocks = await views
      .collection<TrendBlockDocument>(viewCollection('product', build, 'trend'))
      .find({ _id: { $in: trendBlockIds(id, newest, utcDay(now)) } })
      .toArray();
    return {
      productId: id,
      score: product.trendScore,
      ...this.listing.rankOf(id),
      halfLifeDays: rules.halfLifeDays,
      capPerPersonAndDay: rules.capPerPersonAndDay,
      worth: rules.points,
      ...scorePartsAndDays(blocks, newest, utcDay(now), rules.halfLifeDays),
      asOf: now.toISOString(),
    };
  }
}
