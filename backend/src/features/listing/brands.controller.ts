import { normalizeText, limits, type BrandDocument } from '@henna/domain';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiPropertyOptional, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { Response } from 'express';
import { Public } from '../../shared/auth/access.ts';
import { listResponse, PageQuery, skipAndLimit } from '../../shared/http/paging.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { PubliclyCacheable } from '../../shared/http/shared-reads.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { BrandResponse, BrandPageResponse, brandResponse } from './brand-response.ts';
import { Listing } from './listing.ts';
import { findNamed } from './product-filters.ts';
import { most } from './product-order.ts';
import { byBrandName, shownBrands } from './shown-brands.ts';

const brandSorts = ['name', 'popular'] as const;

class GetBrandsRequest extends PageQuery() {
  /** Part of a name. */
  @ApiPropertyOptional({ maxLength: limits.search })
  @IsOptional()
  @IsString()
  @MaxLength(limits.search)
  q?: string;

  /** Exactly one brand, by its present or a former name. */
  @ApiPropertyOptional({ maxLength: limits.name })
  @IsOptional()
  @IsString()
  @MaxLength(limits.name)
  name?: string;

  @ApiPropertyOptional({ enum: brandSorts, default: 'name' })
  @IsOptional()
  @IsIn(brandSorts)
  sort: (typeof brandSorts)[number] = 'name';

  @ApiPropertyOptional({ minimum: 1, maximum: 50 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(50)
  limit?: number;
}

@ApiTags('catalogue')
@ApiExtraModels(BrandResponse, BrandPageResponse)
@Controller('api/brands')
export class GetBrandsController {
  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly listing: Listing,
  ) {}

  /** Active brands with their product counts; `popular` is the highest summed trend first. */
  @Get()
  @Public()
  @PubliclyCacheable()
  @ApiOkResponse({
    schema: {
      oneOf: [
        { type: 'array', items: { $ref: getSchemaPath(BrandResponse) } },
        { $ref: getSchemaPath(BrandPageResponse) },
      ],
    },
  })
  brands(
    @Query() request: GetBrandsRequest,
    @Req() { originalUrl }: HennaRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { items, total } = this.listed(request);
    return listResponse(items, total, request, originalUrl, response);
  }

  /** The brands of a page, or of the plain list, and how many there are. */
  listed(request: GetBrandsRequest): { readonly items: readonly BrandResponse[]; readonly total: number } {
    const brands = this.sorted(this.matching(request), request.sort);
    const rows = skipAndLimit(request);
    const limit = Math.min(rows.limit, request.limit ?? rows.limit);
    const items = brands
      .slice(rows.skip, rows.skip + limit)
      .map((brand): BrandResponse => brandResponse(brand, this.listing.count(`brand:${brand._id}`)));
    return { items, total: brands.length };
  }

  private matching({ q, name }: GetBrandsRequest): BrandDocument[] {
    if (name !== undefined) {
      const brand = findNamed(this.catalogue.allBrands(), name, normalizeText);
      return brand && !brand.removed ? [brand] : [];
    }
    return shownBrands(this.catalogue, q);
  }

  private sorted(brands: BrandDocument[], sort: (typeof brandSorts)[number]) {
    if (sort === 'name') return brands.sort(byBrandName);
    const trend = new Map(brands.map(({ _id }) => [_id, this.listing.trendOfBrand(_id)]));
    return brands.sort((a, b) => most(trend.get(a._id)!, trend.get(b._id)!) || byBrandName(a, b));
  }
}
