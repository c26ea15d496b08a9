// Banners: promotions above the public pages.
// Other features import only from here.
export { bannersQuery } from './api.ts';
export { PromotionBanner } from './promotion-banner.tsx';
