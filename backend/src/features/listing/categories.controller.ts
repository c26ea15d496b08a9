import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../shared/auth/access.ts';
import { LabelsResponse } from '../../shared/http/labels.ts';
import { ApiListResponse, listResponse, PageQuery, skipAndLimit } from '../../shared/http/paging.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { PubliclyCacheable } from '../../shared/http/shared-reads.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { Listing } from './listing.ts';

export class SubcategoryDetailsResponse {
  @ApiProperty() id!: string;
  @ApiProperty() key!: string;
  @ApiProperty() displayName!: string;
  @ApiProperty({ type: LabelsResponse }) labels!: LabelsResponse;
  @ApiProperty({ type: String, nullable: true }) description!: string | null;
  @ApiProperty({ type: LabelsResponse, description: 'The description in other languages' })
  descriptionLabels!: LabelsResponse;
  @ApiProperty() order!: number;
  @ApiProperty() productCount!: number;
}

export class CategoryDetailsResponse extends SubcategoryDetailsResponse {
  @ApiProperty({ type: [SubcategoryDetailsResponse] }) subcategories!: SubcategoryDetailsResponse[];
}

class CategoryDetailsPageResponse {
  @ApiProperty({ type: [CategoryDetailsResponse] }) items!: CategoryDetailsResponse[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
}

class GetCategoriesRequest extends PageQuery() {}

const inOrder = <Record extends { sortOrder: number; name: string; active: boolean; removed: boolean }>(
  records: Iterable<Record>,
) =>
  [...records]
    .filter(({ active, removed }) => active && !removed)
    .sort((a, b) => a.sortOrder - b.sortOrder || (a.name < b.name ? -1 : 1));

@ApiTags('catalogue')
@Controller('api/categories')
export class GetCategoriesController {
  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly listing: Listing,
  ) {}

  /** Category keys with the names of their subcategories, active ones in order. */
  @Get()
  @Public()
  @PubliclyCacheable()
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } } })
  tree(): Readonly<Record<string, readonly string[]>> {
    const entries = inOrder(this.catalogue.allCategories()).map(
      ({ name, subcategories }) => [name, inOrder(subcategories).map((subcategory) => subcategory.name)] as const,
    );
    return Object.fromEntries(entries);
  }

  /** The same with display names, labels and product counts; with `page` one page of them. */
  @Get('details')
  @Public()
  @PubliclyCacheable()
  @ApiListResponse(CategoryDetailsResponse, CategoryDetailsPageResponse)
  listed(
    @Query() query: GetCategoriesRequest,
    @Req() { originalUrl }: HennaRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const all = this.details();
    const { skip, limit } = skipAndLimit(query);
    return listResponse(all.slice(skip, skip + limit), all.length, query, originalUrl, response);
  }

  /** All of them. */
  details(): CategoryDetailsResponse[] {
    return inOrder(this.catalogue.allCategories()).map((category) => ({
      id: category._id,
      key: category.name,
      displayName: category.displayName,
      labels: category.labels,
      description: category.description,
      descriptionLabels: category.descriptionLabels ?? {},
      order: category.sortOrder,
      productCount: this.listing.count(`category:${category._id}`),
      subcategories: inOrder(category.subcategories).map((subcategory) => ({
        id: subcategory.id,
        key: subcategory.name,
        displayName: subcategory.displayName,
        labels: subcategory.labels,
        description: subcategory.description,
        descriptionLabels: subcategory.descriptionLabels ?? {},
        order: subcategory.sortOrder,
        productCount: this.listing.count(`subcategory:${subcategory.id}`),
      })),
    }));
  }
}
