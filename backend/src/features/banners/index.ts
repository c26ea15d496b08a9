// Banners: promotions above the public pages, maintained by administrators.
// Other features import only from here.
export { AddBanner } from './banner-commands.ts';
export { GetBannersController } from './get-banners/get-banners.controller.ts';
export { bannerOfStream, bannerResponse } from './banner.response.ts';
export { AddBannerRequest, newBanner } from './banner.requests.ts';
export { ChangeBanner } from './banner-commands.ts';
export { BannerDocuments } from './banner-documents.ts';
export { BannersModule } from './banners.module.ts';
