import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { listAnswer, rowsOf } from '../../../../shared/http/paging.ts';
import { byName, matcher } from '../../admin-list.request.ts';
import { CatalogueIndex, type ProductEntry } from '../../catalogue-index/catalogue-index.ts';
import { ApiListResponse } from '../../list-response.ts';
import { Listing } from '../../listing/listing.ts';
import { filtersOf } from '../../listing/product-filters.ts';
import { AdminProductBody, AdminProductPageBody, AdminProducts } from '../admin-products.ts';
import { ListProductsRequest } from './list-products.request.ts';

@ApiTags('products')
@Controller('api/admin/products')
export class ListProductsController {
  constructor(
    private readonly listing: Listing,
    private readonly catalogue: CatalogueIndex,
    private readonly products: AdminProducts,
  ) {}

  /** The products that the public sees, or those that are removed; with `page` one page of them. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminProductBody, AdminProductPageBody)
  async list(
    @Query() query: ListProductsRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { ids, total } = query.removed ? this.removedOnes(query) : this.standing(query);
    const items = await this.products.ofIds(ids);
    return listAnswer(items, total, query, request.originalUrl, response);
  }

  private standing(query: ListProductsRequest) {
    const { q, sort = 'newest' } = query;
    const text = q?.trim();
    const { skip, limit } = rowsOf(query);
    return this.listing.page({ sort, ...this.filters(query), ...(text && { text }) }, skip, limit);
  }

  /** By name: the public orders hold only what stands. */
  private removedOnes(query: ListProductsRequest) {
    const matches = matcher(query.q);
    const { categoryId, subcategoryIds, brandId } = this.filters(query);
    const named = ({ name, ...entry }: ProductEntry) => [
      name,
      this.catalogue.brand(entry.brandId)?.displayName,
      this.catalogue.category(entry.categoryId)?.displayName,
    ];
    const found = [...this.catalogue.allProducts()]
      .filter(({ removed }) => removed)
      .filter((entry) => !categoryId || entry.categoryId === categoryId)
      .filter((entry) => !subcategoryIds || subcategoryIds.has(entry.subcategoryId))
      .filter((entry) => !brandId || entry.brandId === brandId)
      .filter((entry) => matches(...named(entry)))
      .sort((a, b) => byName(a.name, b.name) || byName(a._id, b._id));
    const { skip, limit } = rowsOf(query);
    return { ids: found.slice(skip, skip + limit).map(({ _id }) => _id), total: found.length };
  }

  private filters({ category, subcategory, brand }: ListProductsRequest) {
    const names = { ...(category && { category }), ...(subcategory && { subcategory }), ...(brand && { brand }) };
    return filtersOf(names, this.catalogue);
  }
}
