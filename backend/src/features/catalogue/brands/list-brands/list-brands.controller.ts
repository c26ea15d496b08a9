import type { BrandDocument } from '@henna/contracts';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { listAnswer } from '../../../../shared/http/paging.ts';
import { byName, matcher, rowsWanted } from '../../admin-list.request.ts';
import { CatalogueIndex } from '../../catalogue-index/catalogue-index.ts';
import { ApiListResponse } from '../../list-response.ts';
import { Listing } from '../../listing/listing.ts';
import { AdminBrandBody, AdminBrandPageBody, adminBrandResponse } from '../brand.response.ts';
import { ListBrandsRequest } from './list-brands.request.ts';

const orders: Record<NonNullable<ListBrandsRequest['sort']>, (a: BrandDocument, b: BrandDocument) => number> = {
  name: (a, b) => byName(a.displayName, b.displayName),
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
};

@ApiTags('brands')
@Controller('api/admin/brands')
export class ListBrandsController {
  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly listing: Listing,
  ) {}

  /** All brands, inactive ones too; with `page` one page of them. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminBrandBody, AdminBrandPageBody)
  list(@Query() query: ListBrandsRequest, @Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const { q, sort = 'name', removed = false } = query;
    const matches = matcher(q);
    const found = [...this.catalogue.allBrands()]
      .filter((brand) => brand.removed === removed)
      .filter(({ name, displayName, labels, description }) => matches(name, displayName, labels.ar, description))
      .sort((a, b) => orders[sort](a, b) || byName(a._id, b._id));
    const items = rowsWanted(found, query).map((brand) =>
      adminBrandResponse(brand, this.listing.count(`brand:${brand._id}`)),
    );
    return listAnswer(items, found.length, query, request.originalUrl, response);
  }
}
