import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { matcher, paginate } from '../../../shared/http/admin-list.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { IfMatchHeader, MergedEdit } from '../../../shared/http/if-match-header.ts';
import { ApiListResponse, listResponse } from '../../../shared/http/paging.ts';
import { Context, IfMatch } from '../../../shared/http/parameters.ts';
import { analyticsViewOf } from './analytics-view.ts';
import { ChangeViewRequest, SaveViewRequest, ListViewsRequest } from './notebook.requests.ts';
import { SavedViews } from './saved-views.ts';
import { ChangeView, SaveView, RemoveView } from './view-commands.ts';
import { SavedViewPageResponse, SavedViewResponse } from './notebook.responses.ts';

@ApiTags('analytics')
@Controller('api/analytics/notebook')
export class NotebookController {
  constructor(
    private readonly views: SavedViews,
    private readonly commands: CommandBus,
  ) {}

  /** The analysts' notebook, the latest first; with `page` one page of it. At most 500 entries are kept. */
  @Get()
  @TokensOnly('admin', 'analyst')
  @ApiListResponse(SavedViewResponse, SavedViewPageResponse)
  async list(
    @Query() query: ListViewsRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const matches = matcher(query.q);
    const found = (await this.views.list()).filter(({ title, note }) => matches(title, note));
    return listResponse(paginate(found, query), found.length, query, request.originalUrl, response);
  }

  /** One entry of the notebook. */
  @Get(':id')
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: SavedViewResponse })
  async get(@Param('id', Id) id: string): Promise<SavedViewResponse> {
    return this.views.get(id);
  }

  /** Keeps what a tab of the analysts' screen shows, with a title and a note. Nothing changes by it. */
  @Post()
  @TokensOnly('admin', 'analyst')
  @CommandRoute()
  @ApiCreatedResponse({ type: SavedViewResponse })
  async keep(
    @Body() { title, note = null, dashboard = null, threshold = null, view }: SaveViewRequest,
    @Context() context: CommandContext,
  ) {
    const fields = {
      title,
      note,
      dashboard,
      threshold: threshold && { ...threshold },
      view: analyticsViewOf(view.tab, view.search),
    };
    return this.commands.execute(new SaveView(context, fields));
  }

  /** Changes the title, the note, the dashboard or the threshold of an entry: an analyst of their own, an administrator of any. */
  @Put(':id')
  @TokensOnly('admin', 'analyst')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: SavedViewResponse })
  async change(
    @Param('id', Id) viewId: string,
    @Body() { title, note, dashboard, threshold }: ChangeViewRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(
      new ChangeView(context, viewId, { title, note, dashboard, threshold: threshold && { ...threshold } }, revision),
    );
  }

  /** Removes an entry: an analyst their own, an administrator any, who also takes that back in the history. */
  @Delete(':id')
  @TokensOnly('admin', 'analyst')
  @CommandRoute()
  @IfMatchHeader()
  @ApiNoContentResponse()
  async remove(
    @Param('id', Id) viewId: string,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new RemoveView(context, viewId, revision));
  }
}
