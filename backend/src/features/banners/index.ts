export { AddBanner } from './add-banner/add-banner.command.ts';
export { banner, bannerStream } from './banner.ts';
export { GetBannersController } from './get-banners/get-banners.controller.ts';
export { bannerOfStream, bannerResponse } from './banner.response.ts';
export { AddBannerRequest, newBanner } from './add-banner/add-banner.request.ts';
export { ChangeBanner } from './change-banner/change-banner.command.ts';
export { BannerDocuments } from './banner-documents.ts';
