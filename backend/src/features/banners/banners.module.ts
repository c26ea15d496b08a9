import { Module } from '@nestjs/common';
import { AddBannerHandler } from './add-banner/add-banner.handler.ts';
import { GetBannersController } from './get-banners/get-banners.controller.ts';

@Module({ controllers: [GetBannersController], providers: [AddBannerHandler] })
export class BannersModule {}
