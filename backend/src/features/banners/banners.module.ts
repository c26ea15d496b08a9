import { Module } from '@nestjs/common';
import { AddBannerController } from './add-banner/add-banner.controller.ts';
import { AddBannerHandler } from './add-banner/add-banner.handler.ts';
import { BannerDocuments } from './banner-documents.ts';
import { ChangeBannerController } from './change-banner/change-banner.controller.ts';
import { ChangeBannerHandler } from './change-banner/change-banner.handler.ts';
import { GetBannersController } from './get-banners/get-banners.controller.ts';
import { ListBannersController } from './list-banners/list-banners.controller.ts';
import { BannerRemoval } from './banner-removal.ts';
import { AdminBannerBody } from './banner.response.ts';
import { removalControllers } from '../catalogue/index.ts';

@Module({
  controllers: [
    GetBannersController,
    ListBannersController,
    AddBannerController,
    ChangeBannerController,
    ...removalControllers({ kind: 'banner', tag: 'banners', body: AdminBannerBody }),
  ],
  providers: [BannerDocuments, AddBannerHandler, ChangeBannerHandler, BannerRemoval],
  exports: [BannerDocuments],
})
export class BannersModule {}
