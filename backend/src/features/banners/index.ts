// Banners: promotions above the public pages, maintained by administrators.
// Other features import only from here.
export { AddBanner } from './banner-commands.ts';
export { GetBannersController } from './get-banners/get-banners.controller.ts';
export { BannersModule } from './banners.module.ts';
export { bannerFile } from './banner-file.ts';
