import { viewCollection, type BannerDocument, type BannerResponse } from '@henna/domain';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../shared/auth/access.ts';
import { ApiListResponse, listResponse, PageQuery, skipAndLimit, type Paging } from '../../../shared/http/paging.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { BannerBody, BannerPageBody, bannerResponse } from '../banner.response.ts';

const active = { active: true, removed: false };

class GetBannersRequest extends PageQuery() {}

@ApiTags('banners')
@Controller('api/banners')
export class GetBannersController {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  /** The active banners, newest first; with `page` one page of them. */
  @Get()
  @Public()
  @ApiListResponse(BannerBody, BannerPageBody)
  async banners(
    @Query() query: GetBannersRequest,
    @Req() { originalUrl }: HennaRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const [items, total] = await Promise.all([this.shown(query), this.collection.countDocuments(active)]);
    return listResponse(items, total, query, originalUrl, response);
  }

  /** The banners of a page, or of the plain list. */
  async shown(paging: Paging): Promise<BannerResponse[]> {
    const { skip, limit } = skipAndLimit(paging);
    const documents = await this.collection
      .find(active)
      .sort({ createdAt: -1, _id: -1 })
      .skip(skip)
      .limit(limit)
      .toArray();
    return documents.map(bannerResponse);
  }

  private get collection() {
    return this.databases.views.collection<BannerDocument>(viewCollection('banner', this.progress.activeBuilds.banner));
  }
}
