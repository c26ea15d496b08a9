export { AddBanner } from './banner-commands.ts';
export { GetBannersController } from './get-banners/get-banners.controller.ts';
export { bannerFile } from './banner-file.ts';
