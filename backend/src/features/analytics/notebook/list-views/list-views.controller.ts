import type { SavedView } from '@henna/contracts';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { Id } from '../../../../shared/http/id.pipe.ts';
import { listAnswer } from '../../../../shared/http/paging.ts';
import { ApiListResponse, matcher, rowsWanted } from '../../../catalogue/index.ts';
import { SavedViewBody, SavedViewPageBody, savedViewResponse } from '../saved-view.response.ts';
import { SavedViews } from '../saved-views.ts';
import { ListViewsRequest } from './list-views.request.ts';

@ApiTags('analytics')
@Controller('api/analytics/notebook')
export class ListViewsController {
  constructor(private readonly views: SavedViews) {}

  /** The analysts' notebook, the latest first; with `page` one page of it. At most 500 entries are kept. */
  @Get()
  @TokensOnly('admin', 'analyst')
  @ApiListResponse(SavedViewBody, SavedViewPageBody)
  async list(
    @Query() query: ListViewsRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const matches = matcher(query.q);
    const found = (await this.views.list()).filter(({ title, note }) => matches(title, note));
    const items = rowsWanted(found, query).map(savedViewResponse);
    return listAnswer(items, found.length, query, request.originalUrl, response);
  }

  /** One entry of the notebook. */
  @Get(':id')
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: SavedViewBody })
  async get(@Param('id', Id) id: string): Promise<SavedView> {
    return savedViewResponse(await this.views.get(id));
  }
}
