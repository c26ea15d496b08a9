// Banners: promotions above the public pages.
// Other features import only from here.
export { PromotionBanner } from './banner-strip.tsx';
export { bannersQuery } from './banners-query.ts';
