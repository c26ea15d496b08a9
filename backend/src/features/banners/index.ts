// Banners: promotions above the public pages, maintained by administrators.
// Other features import only from here.
export { AddBanner } from './banner-commands.ts';
export { GetBannersController } from './banners.controller.ts';
export { type BannerResponse } from './banner.responses.ts';
export { BannersModule } from './banners.module.ts';
export { bannerFile } from './banner-file.ts';
