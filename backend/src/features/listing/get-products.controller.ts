import { invalidField } from '@henna/domain';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../shared/auth/access.ts';
import { LimitQuery, listResponse, type Paging, skipAndLimit } from '../../shared/http/paging.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { PubliclyCacheable } from '../../shared/http/shared-reads.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { facetResponses } from './facet-responses.ts';
import { GetProductsRequest } from './get-products.request.ts';
import { Listing, type ListingQuery } from './listing.ts';
import { toCursor, parseCursor } from './product-cursor.ts';
import { listingQuery, type RequestedProducts } from './product-filters.ts';
import { ProductResponses } from './product-responses.ts';
import { ProductResponse, ProductPageResponse, ProductSliceResponse } from './product.responses.ts';

@ApiTags('catalogue')
@ApiExtraModels(ProductResponse, ProductPageResponse, ProductSliceResponse)
@Controller('api/products')
export class GetProductsController {
  constructor(
    private readonly listing: Listing,
    private readonly catalogue: CatalogueIndex,
    private readonly responses: ProductResponses,
  ) {}

  /**
   * Products by any filters together, in the order of `sort`; with `page` one page and its facets, with `cursor` (empty at
   * first) what comes next. A search without `sort` answers what fits best first.
   */
  @Get()
  @Public()
  @PubliclyCacheable()
  @ApiOkResponse({
    schema: {
      oneOf: [
        { type: 'array', items: { $ref: getSchemaPath(ProductResponse) } },
        { $ref: getSchemaPath(ProductPageResponse) },
        { $ref: getSchemaPath(ProductSliceResponse) },
      ],
    },
  })
  async products(
    @Query() request: GetProductsRequest,
    @Req() { originalUrl }: HennaRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const query = listingQuery(request, this.catalogue);
    if (request.cursor !== undefined) return this.slice(query, request.cursor, request);
    const { page } = request;
    if (page !== undefined) return this.page({ ...request, page });
    const selection = this.listing.find(query);
    const { skip, limit } = skipAndLimit(request);
    const ids = selection.rows(skip, limit).map(({ id }) => id);
    return listResponse(await this.responses.byIds(ids), selection.total, request, originalUrl, response);
  }

  /** One page of products, with how many there would be under every other choice. */
  async page(
    request: RequestedProducts & { readonly page: number; readonly pageSize: number },
  ): Promise<ProductPageResponse> {
    const query = listingQuery(request, this.catalogue);
    const selection = this.listing.find(query);
    const { skip, limit } = skipAndLimit(request);
    const ids = selection.rows(skip, limit).map(({ id }) => id);
    const facets = facetResponses(selection.facets(), query, this.catalogue);
    const { page, pageSize } = request;
    const { total, corrected, isPartial: partial } = selection;
    return { items: await this.responses.byIds(ids), total, page, pageSize, ...facets, corrected, partial };
  }

  /** The newest products. */
  @Get('new')
  @Public()
  @PubliclyCacheable()
  @ApiOkResponse({ type: [ProductResponse] })
  async newest(@Query() { limit }: LimitQuery) {
    return this.responses.byIds(this.listing.page({ sort: 'newest' }, 0, limit).ids);
  }

  /** The products with most recent activity. */
  @Get('trending')
  @Public()
  @PubliclyCacheable()
  @ApiOkResponse({ type: [ProductResponse] })
  async trending(@Query() { limit }: LimitQuery) {
    return this.responses.byIds(this.listing.page({ sort: 'trending' }, 0, limit).ids);
  }

  private async slice(query: ListingQuery, cursor: string, { page, pageSize }: Paging): Promise<ProductSliceResponse> {
    if (page !== undefined) throw invalidField('cursor', 'CURSOR_WITH_PAGE');
    const { sort = 'trending' } = query;
    const selection = this.listing.find(query);
    const { total, corrected, isPartial: partial } = selection;
    const places = selection.rowsAfter(cursor === '' ? undefined : parseCursor(cursor, sort), pageSize + 1);
    const last = places.length > pageSize ? places[pageSize - 1] : undefined;
    const items = await this.responses.byIds(places.slice(0, pageSize).map(({ product }) => product.id));
    return { items, total, pageSize, next: last ? toCursor(last, sort) : null, corrected, partial };
  }
}
