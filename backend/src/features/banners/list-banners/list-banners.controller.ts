import type { BannerDocument } from '@henna/contracts';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Moments } from '../../../shared/as-of/moments.ts';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { listAnswer } from '../../../shared/http/paging.ts';
import { ApiListResponse, byName, directed, matcher, rowsWanted } from '../../catalogue/index.ts';
import { BannerDocuments } from '../banner-documents.ts';
import { AdminBannerBody, AdminBannerPageBody, adminBannerResponse } from '../banner.response.ts';
import { ListBannersRequest } from './list-banners.request.ts';

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
export class ListBannersController {
  constructor(
    private readonly banners: BannerDocuments,
    private readonly moments: Moments,
  ) {}

  /** All banners, inactive ones too, newest first unless sorted otherwise; with `page` one page of them, with `asOf` as they were. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminBannerBody, AdminBannerPageBody)
  async list(
    @Query() query: ListBannersRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { q, sort = 'newest', order, removed = false, asOf } = query;
    const matches = matcher(q);
    const position = asOf === undefined ? undefined : await this.moments.answer(asOf, response);
    const documents = await this.banners.of(removed, position);
    const found = documents
      .filter(({ title, labels, description, descriptionLabels }) =>
        matches(title, labels.ar, description, descriptionLabels.ar),
      )
      .sort(directed(orders[sort], sort, order));
    const items = rowsWanted(found, query).map(adminBannerResponse);
    return listAnswer(items, found.length, query, request.originalUrl, response);
  }
}
