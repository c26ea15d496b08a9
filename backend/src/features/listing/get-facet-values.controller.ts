import { limits, type Page } from '@henna/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiPropertyOptional, ApiTags, IntersectionType, PickType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Public } from '../../shared/auth/access.ts';
import { PageOf, PageQuery, skipAndLimit } from '../../shared/http/paging.ts';
import { PubliclyCacheable } from '../../shared/http/shared-reads.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { facetNames, matchingFacetValues, maxFacetValues, type FacetName } from './facet-responses.ts';
import { GetProductsRequest } from './get-products.request.ts';
import { Listing } from './listing.ts';
import { listingQuery } from './product-filters.ts';
import { FacetCountResponse } from './product.responses.ts';

class GetFacetValuesRequest extends IntersectionType(
  PageQuery(maxFacetValues),
  PickType(GetProductsRequest, ['category', 'subcategory', 'brand', 'option', 'minRating', 'shade', 'q', 'ids']),
) {
  @ApiProperty({ enum: facetNames })
  @IsIn(facetNames)
  facet!: FacetName;

  @ApiPropertyOptional({ description: "Part of the value's name", maxLength: limits.search })
  @IsOptional()
  @IsString()
  @MaxLength(limits.search)
  name?: string;
}

class FacetValuesPageResponse extends PageOf(FacetCountResponse) {}

@ApiTags('catalogue')
@Controller('api/products')
export class GetFacetValuesController {
  constructor(
    private readonly listing: Listing,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /**
   * The values of one facet with the number of products that each would leave under the other filters, those of the most
   * products first; with `name` those whose names hold that text.
   */
  @Get('facets')
  @Public()
  @PubliclyCacheable()
  @ApiOkResponse({ type: FacetValuesPageResponse })
  values(@Query() request: GetFacetValuesRequest): Page<FacetCountResponse> {
    const { facet, name = '', page = 1, pageSize } = request;
    const counts = this.listing.find(listingQuery(request, this.catalogue)).facets();
    const values = matchingFacetValues(facet, counts, name, this.catalogue);
    const { skip, limit } = skipAndLimit({ page, pageSize });
    return { items: values.slice(skip, skip + limit), total: values.length, page, pageSize };
  }
}
