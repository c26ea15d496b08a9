import { CategoryNotFoundError } from '@henna/domain';
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
import { CatalogueAsOf, CatalogueIndex } from '../../listing/index.ts';
import { AddCategory, ChangeCategory } from './category-commands.ts';
import { categoryOrders } from './category-order.ts';
import {
  categoryChanges,
  CategoryFieldsRequest,
  ChangeCategoryRequest,
  ListCategoriesRequest,
  newCategory,
} from './category.requests.ts';
import {
  AdminCategoryPageResponse,
  AdminCategoryResponse,
  adminCategoryResponse,
  OneAdminCategoryResponse,
} from './category.response.ts';

@ApiTags('categories')
@Controller('api/admin/categories')
export class CategoriesController {
  constructor(
    private readonly moments: CatalogueAsOf,
    private readonly catalogue: CatalogueIndex,
    private readonly commands: CommandBus,
    private readonly removals: BatchRemovals,
  ) {}

  /** All categories, inactive ones too; with `page` one page of them, with `asOf` as they were. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminCategoryResponse, AdminCategoryPageResponse)
  async list(
    @Query() query: ListCategoriesRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { q, sort = 'order', order, removed = false, removedBy, asOf } = query;
    const catalogue = await this.moments.forRequest(asOf, response);
    const matches = matcher(q);
    const isOfBatch = await this.removals.filter('category', removed ? removedBy : undefined);
    const found = [...catalogue.allCategories()]
      .filter((category) => category.removed === removed && isOfBatch(category._id))
      .filter(({ name, displayName, labels, description }) => matches(name, displayName, labels.ar, description))
      .sort(inDirection((a, b) => categoryOrders[sort](a, b) || byName(a._id, b._id), sort, order));
    const items = paginate(found, query).map(adminCategoryResponse);
    return listResponse(items, found.length, query, request.originalUrl, response);
  }

  /** One category, also when it is removed. */
  @Get(':id')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: OneAdminCategoryResponse })
  one(@Param('id', Id) categoryId: string): OneAdminCategoryResponse {
    const category = this.catalogue.category(categoryId);
    if (!category) throw new CategoryNotFoundError();
    return { ...adminCategoryResponse(category), removed: category.removed };
  }

  /** Adds a category. Its name must be free, among the removed ones too. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiCreatedResponse({ type: AdminCategoryResponse })
  async add(@Body() request: CategoryFieldsRequest, @Context() context: CommandContext) {
    return this.commands.execute(new AddCategory(context, newCategory(request)));
  }

  /** Changes a category. A new name shows on its products, and the old one leads to it. */
  @Put(':id')
  @TokensOnly('admin')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: AdminCategoryResponse })
  async change(
    @Param('id', Id) categoryId: string,
    @Body() request: ChangeCategoryRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeCategory(context, categoryId, categoryChanges(request), revision));
  }
}
