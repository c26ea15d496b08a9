import { BrandNotFoundError, type BrandDocument } from '@henna/domain';
import { Body, Controller, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { BatchRemovals } from '../../../shared/entities/batch-removals.ts';
import { byName, inDirection, matcher, paginate } from '../../../shared/http/admin-list.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { MergedEdit } from '../../../shared/http/if-match-header.ts';
import { ApiListResponse, listResponse } from '../../../shared/http/paging.ts';
import { Context, IfMatch } from '../../../shared/http/parameters.ts';
import { CatalogueAsOf, CatalogueIndex, Listing, type Catalogue } from '../../listing/index.ts';
import { AddBrand, ChangeBrand } from './brand-commands.ts';
import { AddBrandRequest, brandChanges, ChangeBrandRequest, ListBrandsRequest, newBrand } from './brand.requests.ts';
import {
  AdminBrandPageResponse,
  AdminBrandResponse,
  adminBrandResponse,
  OneAdminBrandResponse,
} from './brand.response.ts';

type Sort = NonNullable<ListBrandsRequest['sort']>;
type Order = (a: BrandDocument, b: BrandDocument) => number;
type Count = (brand: BrandDocument) => number;
const byDisplayName: Order = (a, b) => byName(a.displayName, b.displayName) || byName(a._id, b._id);

const orders: Record<Sort, (count: Count) => Order> = {
  name: () => byDisplayName,
  newest: () => (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || byDisplayName(a, b),
  status: () => (a, b) => Number(b.active) - Number(a.active) || byDisplayName(a, b),
  products: (count) => (a, b) => count(b) - count(a) || byDisplayName(a, b),
};

@ApiTags('brands')
@Controller('api/admin/brands')
export class BrandsController {
  constructor(
    private readonly listing: Listing,
    private readonly catalogue: CatalogueIndex,
    private readonly moments: CatalogueAsOf,
    private readonly commands: CommandBus,
    private readonly removals: BatchRemovals,
  ) {}

  /**
   * All brands, inactive ones too, or those that are removed, with how many products would come back with each; with
   * `page` one page of them, with `asOf` as they were.
   */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminBrandResponse, AdminBrandPageResponse)
  async list(
    @Query() query: ListBrandsRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { q, sort = 'name', order, removed = false, removedBy, asOf } = query;
    const catalogue = await this.moments.forRequest(asOf, response);
    const count: Count =
      asOf === undefined && !removed ? ({ _id }) => this.listing.count(`brand:${_id}`) : countIn(catalogue);
    const seen: Count = (brand) => (brand.removed ? 0 : count(brand));
    const matches = matcher(q);
    const isOfBatch = await this.removals.filter('brand', removed ? removedBy : undefined);
    const found = [...catalogue.allBrands()]
      .filter((brand) => brand.removed === removed && isOfBatch(brand._id))
      .filter(({ name, displayName, labels, description }) => matches(name, displayName, labels.ar, description))
      .sort(inDirection(orders[sort](seen), sort, order));
    const items = paginate(found, query).map((brand) => adminBrandResponse(brand, count(brand)));
    return listResponse(items, found.length, query, request.originalUrl, response);
  }

  /** One brand, also when it is removed, with how many products it has or would bring back. */
  @Get(':id')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: OneAdminBrandResponse })
  one(@Param('id', Id) brandId: string): OneAdminBrandResponse {
    const brand = this.catalogue.brand(brandId);
    if (!brand) throw new BrandNotFoundError();
    const count = brand.removed ? countIn(this.catalogue)(brand) : this.listing.count(`brand:${brandId}`);
    return { ...adminBrandResponse(brand, count), removed: brand.removed };
  }

  /** Adds a brand. Its name must be free, among the removed ones too. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiCreatedResponse({ type: AdminBrandResponse })
  async add(@Body() request: AddBrandRequest, @Context() context: CommandContext) {
    return this.commands.execute(new AddBrand(context, newBrand(request)));
  }

  /** Changes a brand. A new name shows on its products, and the old one leads to it. */
  @Put(':id')
  @TokensOnly('admin')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: AdminBrandResponse })
  async change(
    @Param('id', Id) brandId: string,
    @Body() request: ChangeBrandRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeBrand(context, brandId, brandChanges(request), revision));
  }
}

/** How many products each brand has that stand, or would come back with it. */
const countIn = (catalogue: Catalogue): Count => {
  const counts = new Map<string, number>();
  for (const { brandId, removed } of catalogue.allProducts())
    if (!removed) counts.set(brandId, (counts.get(brandId) ?? 0) + 1);
  return ({ _id }) => counts.get(_id) ?? 0;
};
