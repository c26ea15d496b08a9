import { bannerEntity, type BannerDocument } from '@henna/domain';
import { Body, Controller, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { RecordDocuments } from '../../shared/as-of/record-documents.ts';
import { PositionByTime } from '../../shared/as-of/position-by-time.ts';
import { Public, TokensOnly } from '../../shared/auth/access.ts';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { BatchRemovals } from '../../shared/entities/batch-removals.ts';
import { byName, inDirection, matcher, paginate } from '../../shared/http/admin-list.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { MergedEdit } from '../../shared/http/if-match-header.ts';
import { ApiListResponse, listResponse, PageQuery, skipAndLimit } from '../../shared/http/paging.ts';
import { Context, IfMatch } from '../../shared/http/parameters.ts';
import { ActiveViews } from '../../shared/projection-progress/active-views.ts';
import { AddBanner, ChangeBanner } from './banner-commands.ts';
import {
  AddBannerRequest,
  adminBannerResponse,
  AdminBannerPageResponse,
  AdminBannerResponse,
  bannerChanges,
  BannerPageResponse,
  bannerResponse,
  BannerResponse,
  ChangeBannerRequest,
  ListBannersRequest,
  newBanner,
} from './banner.bodies.ts';

const active = { active: true, removed: false };

class GetBannersRequest extends PageQuery() {}

/** The banners that the public sees. */
@ApiTags('banners')
@Controller('api/banners')
export class GetBannersController {
  constructor(private readonly views: ActiveViews) {}

  /** The active banners, newest first; with `page` one page of them. */
  @Get()
  @Public()
  @ApiListResponse(BannerResponse, BannerPageResponse)
  async banners(
    @Query() query: GetBannersRequest,
    @Req() { originalUrl }: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { skip, limit } = skipAndLimit(query);
    const banners = this.views.collection<BannerDocument>('banner');
    const newestFirst = banners.find(active).sort({ createdAt: -1, _id: -1 });
    const [items, total] = await Promise.all([
      newestFirst.skip(skip).limit(limit).toArray(),
      banners.countDocuments(active),
    ]);
    return listResponse(items.map(bannerResponse), total, query, originalUrl, response);
  }
}

type Sort = NonNullable<ListBannersRequest['sort']>;
type Order = (a: BannerDocument, b: BannerDocument) => number;

const newest: Order = (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || byName(b._id, a._id);
const orders: Record<Sort, Order> = {
  newest,
  title: (a, b) => byName(a.title, b.title) || newest(a, b),
  status: (a, b) => Number(b.active) - Number(a.active) || newest(a, b),
};

@ApiTags('banners')
@Controller('api/admin/banners')
export class BannersController {
  constructor(
    private readonly records: RecordDocuments,
    private readonly positions: PositionByTime,
    private readonly commands: CommandBus,
    private readonly removals: BatchRemovals,
  ) {}

  /** All banners, inactive ones too, newest first unless sorted otherwise; with `page` one page of them, with `asOf` as they were. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminBannerResponse, AdminBannerPageResponse)
  async list(
    @Query() query: ListBannersRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { q, sort = 'newest', order, removed = false, removedBy, asOf } = query;
    const matches = matcher(q);
    const position = asOf === undefined ? undefined : await this.positions.positionAsOf(asOf, response);
    const documents = await this.records.list<BannerDocument>(bannerEntity, removed, position);
    const isOfBatch = await this.removals.filter('banner', removed ? removedBy : undefined);
    const found = documents
      .filter(({ _id }) => isOfBatch(_id))
      .filter(({ title, labels, description, descriptionLabels }) =>
        matches(title, labels.ar, description, descriptionLabels.ar),
      )
      .sort(inDirection(orders[sort], sort, order));
    const items = paginate(found, query).map(adminBannerResponse);
    return listResponse(items, found.length, query, request.originalUrl, response);
  }

  /** Adds a banner; it is shown once it is active. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiCreatedResponse({ type: AdminBannerResponse })
  async add(@Body() request: AddBannerRequest, @Context() context: CommandContext) {
    return this.commands.execute(new AddBanner(context, newBanner(request)));
  }

  /** Changes the fields that are sent; `active` alone switches a banner on or off. */
  @Put(':id')
  @TokensOnly('admin')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: AdminBannerResponse })
  async change(
    @Param('id', Id) bannerId: string,
    @Body() request: ChangeBannerRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeBanner(context, bannerId, bannerChanges(request), revision));
  }
}
