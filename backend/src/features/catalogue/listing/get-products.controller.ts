import type { FacetCount, Labels } from '@henna/contracts';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../shared/auth/access.ts';
import { LimitQuery } from '../../../shared/http/limit-query.ts';
import { listAnswer, rowsOf } from '../../../shared/http/paging.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { GetProductsRequest } from './get-products.request.ts';
import { Listing, type ListingQuery } from './listing.ts';
import { filtersOf } from './product-filters.ts';
import { ProductResponses } from './product-responses.ts';
import { ProductBody, ProductPageBody } from './product.responses.ts';

@ApiTags('catalogue')
@ApiExtraModels(ProductBody, ProductPageBody)
@Controller('api/products')
export class GetProductsController {
  constructor(
    private readonly listing: Listing,
    private readonly catalogue: CatalogueIndex,
    private readonly responses: ProductResponses,
  ) {}

  /** Products by any filters together, in the order of `sort`; with `page` one page and its facets. */
  @Get()
  @Public()
  @ApiOkResponse({
    schema: {
      oneOf: [{ type: 'array', items: { $ref: getSchemaPath(ProductBody) } }, { $ref: getSchemaPath(ProductPageBody) }],
    },
  })
  async products(
    @Query() request: GetProductsRequest,
    @Req() { originalUrl }: HennaRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const query = this.query(request);
    const { skip, limit } = rowsOf(request);
    const { ids, total } = this.listing.page(query, skip, limit);
    const items = await this.responses.ofIds(ids);
    const answer = listAnswer(items, total, request, originalUrl, response);
    return request.page === undefined ? answer : { ...answer, facets: this.facets(query) };
  }

  /** The newest products. */
  @Get('new')
  @Public()
  @ApiOkResponse({ type: [ProductBody] })
  async newest(@Query() { limit }: LimitQuery) {
    return this.responses.ofIds(this.listing.page({ sort: 'newest' }, 0, limit).ids);
  }

  /** The products with most recent activity. */
  @Get('trending')
  @Public()
  @ApiOkResponse({ type: [ProductBody] })
  async trending(@Query() { limit }: LimitQuery) {
    return this.responses.ofIds(this.listing.page({ sort: 'trending' }, 0, limit).ids);
  }

  private query({ category, subcategory, brand, q, ids, sort }: GetProductsRequest): ListingQuery {
    const names = {
      ...(category && { category }),
      ...(subcategory && { subcategory }),
      ...(brand && { brand }),
    };
    const text = q?.trim();
    return { sort, ...filtersOf(names, this.catalogue), ...(text && { text }), ...(ids && { ids: new Set(ids) }) };
  }

  private facets(query: ListingQuery) {
    const counts = this.listing.counts(query);
    const categories = [...this.catalogue.allCategories()].sort((a, b) => a.sortOrder - b.sortOrder);
    const named = (
      record: { name: string; displayName: string; labels: Labels },
      count: number | undefined,
    ): FacetCount[] =>
      count ? [{ key: record.name, displayName: record.displayName, labels: record.labels, count }] : [];
    return {
      category: categories.flatMap((category) => named(category, counts.category.get(category._id))),
      subcategory: categories.flatMap(({ subcategories }) =>
        [...subcategories]
          .sort((a, b) => a.sortOrder - b.sortOrder)
          .flatMap((subcategory) => named(subcategory, counts.subcategory.get(subcategory.id))),
      ),
      brand: [...counts.brand]
        .flatMap(([id, count]) => {
          const brand = this.catalogue.brand(id);
          return brand ? named(brand, count) : [];
        })
        .sort((a, b) => a.displayName.localeCompare(b.displayName)),
    };
  }
}
