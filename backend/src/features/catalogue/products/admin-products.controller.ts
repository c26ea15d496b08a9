import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PositionByTime } from '../../../shared/as-of/position-by-time.ts';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { BatchRemovals } from '../../../shared/entities/batch-removals.ts';
import { isReversed, paginate } from '../../../shared/http/admin-list.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { ApiListResponse, listResponse, skipAndLimit } from '../../../shared/http/paging.ts';
import { CatalogueIndex, Listing, type ProductEntry } from '../../listing/index.ts';
import {
  AdminProductPageResponse,
  AdminProductResponse,
  AdminProducts,
  OneAdminProductResponse,
} from './admin-products.ts';
import { ListProductsRequest } from './list-products.request.ts';
import { matchingProducts, requestedFilters } from './matching-products.ts';
import { AdminProductsAsOf } from './admin-products-as-of.ts';

@ApiTags('products')
@Controller('api/admin/products')
export class ListProductsController {
  constructor(
    private readonly listing: Listing,
    private readonly catalogue: CatalogueIndex,
    private readonly products: AdminProducts,
    private readonly moments: PositionByTime,
    private readonly productsAsOf: AdminProductsAsOf,
    private readonly removals: BatchRemovals,
  ) {}

  /**
   * The products that the public sees, or those that are removed; with `page` one page of them.
   * With `asOf` as it was, without visits and not sorted by rank.
   */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminProductResponse, AdminProductPageResponse)
  async list(
    @Query() query: ListProductsRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    if (query.asOf !== undefined) {
      const { items, total } = await this.productsAsOf.page(
        query,
        await this.moments.positionAsOf(query.asOf, response),
      );
      return listResponse(items, total, query, request.originalUrl, response);
    }
    const { ids, total } = query.removed ? await this.removedProducts(query) : this.activeProducts(query);
    const items = await this.products.byIds(ids);
    return listResponse(items, total, query, request.originalUrl, response);
  }

  /** One product, also when it is removed. */
  @Get(':id')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: OneAdminProductResponse })
  async one(@Param('id', Id) productId: string): Promise<OneAdminProductResponse> {
    return this.products.byId(productId);
  }

  private activeProducts(query: ListProductsRequest) {
    const { q, sort = 'newest', order, withoutPicture } = query;
    const text = q?.trim();
    const { skip, limit } = skipAndLimit(query);
    const listingQuery = {
      sort,
      ...requestedFilters(query, this.catalogue),
      ...(text && { text }),
      ...(withoutPicture && { withoutPicture }),
    };
    return this.listing.page(listingQuery, skip, limit, isReversed(sort, order));
  }

  /** Sorted here, by name if nothing else is asked for: the kept orders hold only what stands. */
  private async removedProducts(query: ListProductsRequest) {
    const isOfBatch = await this.removals.filter('product', query.removedBy);
    const isListed = ({ _id, removed }: ProductEntry) => removed && isOfBatch(_id);
    const found = await matchingProducts(query, this.catalogue, isListed, query.sort ?? 'name');
    return { ids: paginate(found, query), total: found.length };
  }
}
