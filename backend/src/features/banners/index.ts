export { AddBanner } from './add-banner/add-banner.command.ts';
export { banner, bannerStream, removeBanner, restoreBanner } from './banner.ts';
