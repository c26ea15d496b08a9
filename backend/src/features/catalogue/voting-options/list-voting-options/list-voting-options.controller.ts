import type { CategoryDocument } from '@henna/domain';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { listResponse } from '../../../../shared/http/paging.ts';
import { byName, matcher, rowsWanted, SearchedListRequest } from '../../admin-list.request.ts';
import { CatalogueMoments } from '../../as-of/catalogue-moments.ts';
import { categoryOrders } from '../../categories/list-categories/category-order.ts';
import { ApiListResponse } from '../../list-response.ts';
import {
  AdminVotingOptionsBody,
  AdminVotingOptionsPageBody,
  adminVotingOptionsResponse,
} from '../voting-options.response.ts';

const { order } = categoryOrders;

@ApiTags('voting options')
@Controller('api/admin/voting-options')
export class ListVotingOptionsController {
  constructor(private readonly moments: CatalogueMoments) {}

  /** Every option set there is, a category's own before those of its subcategories; with `page` one page of them, with `asOf` as they were. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminVotingOptionsBody, AdminVotingOptionsPageBody)
  async list(
    @Query() query: SearchedListRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const catalogue = await this.moments.of(query.asOf, response);
    const matches = matcher(query.q);
    const sets = [...catalogue.allCategories()]
      .filter(({ removed }) => !removed)
      .sort((a, b) => order(a, b) || byName(a._id, b._id))
      .flatMap(setsOf)
      .filter(({ categoryKey, subcategory, options }) => matches(categoryKey, subcategory, ...options));
    return listResponse(rowsWanted(sets, query), sets.length, query, request.originalUrl, response);
  }
}

const setsOf = (category: CategoryDocument) =>
  [
    { subcategory: null, optionSet: category.optionSet },
    ...category.subcategories
      .filter(({ removed }) => !removed)
      .sort((a, b) => order(a, b) || byName(a.id, b.id))
      .map((subcategory) => ({ subcategory, optionSet: subcategory.optionSet })),
  ].flatMap(({ subcategory, optionSet }) =>
    optionSet ? [adminVotingOptionsResponse({ category, subcategory }, optionSet)] : [],
  );
