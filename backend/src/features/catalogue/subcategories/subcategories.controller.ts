import type { CategoryDocument, SubcategoryPart } from '@henna/domain';
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
import { CatalogueAsOf, type Catalogue } from '../../listing/index.ts';
import { categoryOrders } from '../categories/category-order.ts';
import { categoryChanges, newCategory } from '../categories/category.requests.ts';
import {
  AdminSubcategoryResponse,
  AdminSubcategoryPageResponse,
  adminSubcategoryResponse,
} from '../categories/category.response.ts';
import { AddSubcategory, ChangeSubcategory } from './subcategory-commands.ts';
import { AddSubcategoryRequest, ChangeSubcategoryRequest, ListSubcategoriesRequest } from './subcategory.requests.ts';

interface Found {
  readonly home: CategoryDocument;
  readonly part: SubcategoryPart;
}

@ApiTags('subcategories')
@Controller('api/admin/subcategories')
export class SubcategoriesController {
  constructor(
    private readonly moments: CatalogueAsOf,
    private readonly commands: CommandBus,
    private readonly removals: BatchRemovals,
  ) {}

  /** All subcategories, inactive ones too, under their categories in order; with `page` one page of them, with `asOf` as they were. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminSubcategoryResponse, AdminSubcategoryPageResponse)
  async list(
    @Query() query: ListSubcategoriesRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const catalogue = await this.moments.forRequest(query.asOf, response);
    const isOfBatch = await this.removals.filter('subcategory', query.removed ? query.removedBy : undefined);
    const found = this.matching(query, catalogue).filter(({ part }) => isOfBatch(part.id));
    const items = paginate(found, query).map(({ home, part }) => adminSubcategoryResponse(home._id, part));
    return listResponse(items, found.length, query, request.originalUrl, response);
  }

  private matching(
    { q, categoryId, sort = 'order', order, removed = false }: ListSubcategoriesRequest,
    catalogue: Catalogue,
  ) {
    const matches = matcher(q);
    const compare = categoryOrders[sort];
    const homesApart = (a: CategoryDocument, b: CategoryDocument) => (sort === 'order' ? compare(a, b) : 0);
    const partsApart = (a: Found, b: Found) =>
      homesApart(a.home, b.home) || compare(a.part, b.part) || byName(a.part.id, b.part.id);
    return [...catalogue.allCategories()]
      .filter(({ _id }) => categoryId === undefined || _id === categoryId)
      .flatMap((home) => home.subcategories.map((part) => ({ home, part })))
      .filter(({ home, part }) => (removed ? part.removed : !part.removed && !home.removed))
      .filter(({ part }) => matches(part.name, part.displayName, part.labels.ar, part.description))
      .sort(inDirection(partsApart, sort, order));
  }

  /** Adds a subcategory. Its name must be free in its category, among the removed ones too. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiCreatedResponse({ type: AdminSubcategoryResponse })
  async add(@Body() request: AddSubcategoryRequest, @Context() context: CommandContext) {
    return this.commands.execute(new AddSubcategory(context, request.categoryId, newCategory(request)));
  }

  /** Changes a subcategory; it stays in its category. */
  @Put(':id')
  @TokensOnly('admin')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: AdminSubcategoryResponse })
  async change(
    @Param('id', Id) subcategoryId: string,
    @Body() request: ChangeSubcategoryRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(
      new ChangeSubcategory(context, subcategoryId, request.categoryId, categoryChanges(request), revision),
    );
  }
}
