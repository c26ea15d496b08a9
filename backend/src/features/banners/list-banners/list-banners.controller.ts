import { limits, viewCollection, type BannerDocument } from '@henna/contracts';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { listAnswer } from '../../../shared/http/paging.ts';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { AdminListRequest, ApiListResponse, matcher, rowsWanted } from '../../catalogue/index.ts';
import { AdminBannerBody, AdminBannerPageBody, adminBannerResponse } from '../banner.response.ts';

@ApiTags('banners')
@Controller('api/admin/banners')
export class ListBannersController {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  /** All banners, inactive ones too, newest first; with `page` one page of them. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminBannerBody, AdminBannerPageBody)
  async list(
    @Query() query: AdminListRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { q, removed = false } = query;
    const matches = matcher(q);
    const documents = await this.databases.views
      .collection<BannerDocument>(viewCollection('banner', this.progress.activeBuilds.banner))
      .find({ removed })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limits.plainListRows)
      .toArray();
    const found = documents.filter(({ title, labels, description, descriptionLabels }) =>
      matches(title, labels.ar, description, descriptionLabels.ar),
    );
    const items = rowsWanted(found, query).map(adminBannerResponse);
    return listAnswer(items, found.length, query, request.originalUrl, response);
  }
}
