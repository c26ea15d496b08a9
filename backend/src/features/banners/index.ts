export { AddBanner } from './banner-commands.ts';
export { GetBannersController } from './get-banners/get-banners.controller.ts';
export { bannerOfStream, bannerResponse } from './banner.response.ts';
export { AddBannerRequest, newBanner } from './banner.requests.ts';
export { ChangeBanner } from './banner-commands.ts';
export { BannerDocuments } from './banner-documents.ts';
