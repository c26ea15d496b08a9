import { Module } from '@nestjs/common';
import { AddBannerController } from './add-banner/add-banner.controller.ts';
import { AddBannerHandler } from './add-banner/add-banner.handler.ts';
import { BannerDocuments } from './banner-documents.ts';
import { ChangeBannerController } from './change-banner/change-banner.controller.ts';
import { ChangeBannerHandler } from './change-banner/change-banner.handler.ts';
import { GetBannersController } from './get-banners/get-banners.controller.ts';
import { ListBannersController } from './list-banners/list-banners.controller.ts';
import { RemoveBannerController } from './remove-banner/remove-banner.controller.ts';
import { RemoveBannerHandler } from './remove-banner/remove-banner.handler.ts';
import { RestoreBannerController } from './restore-banner/restore-banner.controller.ts';
import { RestoreBannerHandler } from './restore-banner/restore-banner.handler.ts';

@Module({
  controllers: [
    GetBannersController,
    ListBannersController,
    AddBannerController,
    ChangeBannerController,
    RemoveBannerController,
    RestoreBannerController,
  ],
  providers: [BannerDocuments, AddBannerHandler, ChangeBannerHandler, RemoveBannerHandler, RestoreBannerHandler],
  exports: [BannerDocuments],
})
export class BannersModule {}
