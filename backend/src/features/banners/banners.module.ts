import { Module } from '@nestjs/common';
import { BannersController } from './banners.controller.ts';
import { AddBannerHandler } from './add-banner.ts';
import { BannerDocuments } from './banner-documents.ts';
import { ChangeBannerHandler } from './change-banner.ts';
import { GetBannersController } from './get-banners/get-banners.controller.ts';
import { BannerRemoval } from './banner-removal.ts';
import { AdminBannerBody } from './banner.response.ts';
import { removalControllers } from '../catalogue/index.ts';

@Module({
  controllers: [
    GetBannersController,
    BannersController,
    ...removalControllers({ kind: 'banner', tag: 'banners', body: AdminBannerBody }),
  ],
  providers: [BannerDocuments, AddBannerHandler, ChangeBannerHandler, BannerRemoval],
  exports: [BannerDocuments],
})
export class BannersModule {}
