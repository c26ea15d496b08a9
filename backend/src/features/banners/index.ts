export { AddBanner } from './add-banner/add-banner.command.ts';
export { banner, bannerStream, removeBanner, restoreBanner } from './banner.ts';
export { GetBannersController } from './get-banners/get-banners.controller.ts';
export { bannerResponse } from './banner.response.ts';
