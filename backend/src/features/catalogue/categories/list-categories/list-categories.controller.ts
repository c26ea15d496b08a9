import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { listAnswer } from '../../../../shared/http/paging.ts';
import { byName, matcher, rowsWanted } from '../../admin-list.request.ts';
import { CatalogueIndex } from '../../catalogue-index/catalogue-index.ts';
import { ApiListResponse } from '../../list-response.ts';
import { AdminCategoryBody, AdminCategoryPageBody, adminCategoryResponse } from '../category.response.ts';
import { categoryOrders } from './category-order.ts';
import { ListCategoriesRequest } from './list-categories.request.ts';

@ApiTags('categories')
@Controller('api/admin/categories')
export class ListCategoriesController {
  constructor(private readonly catalogue: CatalogueIndex) {}

  /** All categories, inactive ones too; with `page` one page of them. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminCategoryBody, AdminCategoryPageBody)
  list(@Query() query: ListCategoriesRequest, @Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const { q, sort = 'order', removed = false } = query;
    const matches = matcher(q);
    const found = [...this.catalogue.allCategories()]
      .filter((category) => category.removed === removed)
      .filter(({ name, displayName, labels, description }) => matches(name, displayName, labels.ar, description))
      .sort((a, b) => categoryOrders[sort](a, b) || byName(a._id, b._id));
    const items = rowsWanted(found, query).map(adminCategoryResponse);
    return listAnswer(items, found.length, query, request.originalUrl, response);
  }
}
