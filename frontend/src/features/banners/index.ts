export { bannersQuery } from './api.ts';
export { PromotionBanner } from './promotion-banner.tsx';
