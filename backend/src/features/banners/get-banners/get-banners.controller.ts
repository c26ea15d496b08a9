import { limits, viewCollection, type BannerDocument, type BannerResponse } from '@henna/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../shared/auth/access.ts';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { BannerBody, bannerResponse } from '../banner.response.ts';

@ApiTags('banners')
@Controller('api/banners')
export class GetBannersController {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  /** The active banners, newest first. */
  @Get()
  @Public()
  @ApiOkResponse({ type: [BannerBody] })
  async banners(): Promise<BannerResponse[]> {
    const documents = await this.databases.views
      .collection<BannerDocument>(viewCollection('banner', this.progress.activeBuilds.banner))
      .find({ active: true, removed: false })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limits.plainListRows)
      .toArray();
    return documents.map(bannerResponse);
  }
}
