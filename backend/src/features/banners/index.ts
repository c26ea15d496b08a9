// Banners: promotions above the public pages, maintained by administrators.
// Other features import only from here.
import { bannerEntity } from '@henna/domain';
import { Module } from '@nestjs/common';
import { EntityCommands } from '../../shared/entities/entity-commands.ts';
import { removalControllers } from '../../shared/entities/removal.controllers.ts';
import { AddBannerHandler, bannerFile, ChangeBanner, ChangeBannerHandler } from './banner-commands.ts';
import { AdminBannerResponse, bannerOfStream } from './banner.bodies.ts';
import { BannersController, GetBannersController } from './banners.controller.ts';

@Module({
  controllers: [
    GetBannersController,
    BannersController,
    ...removalControllers({ entity: bannerEntity, tag: 'banners', body: AdminBannerResponse }),
  ],
  providers: [AddBannerHandler, ChangeBannerHandler],
})
export class BannersModule {
  constructor(commands: EntityCommands) {
    commands.register(bannerEntity, {
      toResponse: bannerOfStream,
      change: ({ context, id, revision }, values) => new ChangeBanner(context, id, values, revision),
      file: bannerFile,
    });
  }
}
