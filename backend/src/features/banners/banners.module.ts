import { bannerEntity } from '@henna/domain';
import { Module } from '@nestjs/common';
import { EntityCommands } from '../../shared/entities/entity-commands.ts';
import { removalControllers } from '../../shared/entities/removal.controllers.ts';
import { AddBannerHandler, ChangeBanner, ChangeBannerHandler } from './banner-commands.ts';
import { AdminBannerBody, bannerOfStream } from './banner.response.ts';
import { BannersController } from './banners.controller.ts';
import { GetBannersController } from './get-banners/get-banners.controller.ts';

@Module({
  controllers: [
    GetBannersController,
    BannersController,
    ...removalControllers({ entity: bannerEntity, tag: 'banners', body: AdminBannerBody }),
  ],
  providers: [AddBannerHandler, ChangeBannerHandler],
})
export class BannersModule {
  constructor(commands: EntityCommands) {
    commands.register(bannerEntity, {
      toResponse: bannerOfStream,
      change: ({ context, id, revision }, values) => new ChangeBanner(context, id, values, revision),
    });
  }
}
