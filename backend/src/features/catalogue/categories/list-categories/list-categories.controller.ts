import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { listAnswer } from '../../../../shared/http/paging.ts';
import { byName, directed, matcher, rowsWanted } from '../../admin-list.request.ts';
import { CatalogueMoments } from '../../as-of/catalogue-moments.ts';
import { ApiListResponse } from '../../list-response.ts';
import { AdminCategoryBody, AdminCategoryPageBody, adminCategoryResponse } from '../category.response.ts';
import { categoryOrders } from './category-order.ts';
import { ListCategoriesRequest } from './list-categories.request.ts';

@ApiTags('categories')
@Controller('api/admin/categories')
export class ListCategoriesController {
  constructor(private readonly moments: CatalogueMoments) {}

  /** All categories, inactive ones too; with `page` one page of them, with `asOf` as they were. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminCategoryBody, AdminCategoryPageBody)
  async list(
    @Query() query: ListCategoriesRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { q, sort = 'order', order, removed = false, asOf } = query;
    const catalogue = await this.moments.of(asOf, response);
    const matches = matcher(q);
    const found = [...catalogue.allCategories()]
      .filter((category) => category.removed === removed)
      .filter(({ name, displayName, labels, description }) => matches(name, displayName, labels.ar, description))
      .sort(directed((a, b) => categoryOrders[sort](a, b) || byName(a._id, b._id), sort, order));
    const items = rowsWanted(found, query).map(adminCategoryResponse);
    return listAnswer(items, found.length, query, request.originalUrl, response);
  }
}
