import type { CategoryDocument } from '@henna/contracts';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { listAnswer } from '../../../../shared/http/paging.ts';
import { byName, matcher, rowsWanted } from '../../admin-list.request.ts';
import { CatalogueIndex } from '../../catalogue-index/catalogue-index.ts';
import {
  AdminSubcategoryBody,
  AdminSubcategoryPageBody,
  adminSubcategoryResponse,
} from '../../categories/category.response.ts';
import { categoryOrders } from '../../categories/list-categories/category-order.ts';
import { ApiListResponse } from '../../list-response.ts';
import { ListSubcategoriesRequest } from './list-subcategories.request.ts';

@ApiTags('subcategories')
@Controller('api/admin/subcategories')
export class ListSubcategoriesController {
  constructor(private readonly catalogue: CatalogueIndex) {}

  /** All subcategories, inactive ones too, under their categories in order; with `page` one page of them. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminSubcategoryBody, AdminSubcategoryPageBody)
  list(
    @Query() query: ListSubcategoriesRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const found = this.matching(query);
    const items = rowsWanted(found, query).map(({ home, part }) => adminSubcategoryResponse(home._id, part));
    return listAnswer(items, found.length, query, request.originalUrl, response);
  }

  private matching({ q, categoryId, sort = 'order', removed = false }: ListSubcategoriesRequest) {
    const matches = matcher(q);
    const order = categoryOrders[sort];
    const homesApart = (a: CategoryDocument, b: CategoryDocument) => (sort === 'order' ? order(a, b) : 0);
    return [...this.catalogue.allCategories()]
      .filter(({ _id }) => categoryId === undefined || _id === categoryId)
      .flatMap((home) => home.subcategories.map((part) => ({ home, part })))
      .filter(({ home, part }) => (removed ? part.removed : !part.removed && !home.removed))
      .filter(({ part }) => matches(part.name, part.displayName, part.labels.ar, part.description))
      .sort((a, b) => homesApart(a.home, b.home) || order(a.part, b.part) || byName(a.part.id, b.part.id));
  }
}
