import { addEnglish } from './index.ts';

export const home = {
  title: 'Beauty, by the people who use it',
  heroTitle: 'What people really say about beauty',
  heroText: 'Makeup, skincare, hair, body and scent: voted on, rated and talked about by people who use them.',
  heroAction: 'Explore products',
  heroProducts: 'What people are talking about',
  browseByCategory: 'Browse by Category',
  more: '+{{count}} more',
  products_one: '{{count}} product',
  products_other: '{{count}} products',
  newProducts: 'New Products',
  trendingProducts: 'Trending Products',
  viewAllProducts: 'View All Products',
  popularBrands: 'Popular Brands',
  allBrands: 'All brands',
  brandsFailed: 'Failed to fetch brands',
  joinTitle: 'Join Our Beauty Community',
  joinText:
    'Vote on what a product is really like, give it stars, and tell others how it wears. Every vote counts straight away.',
  startReviewing: 'Start Reviewing',
  closePromotion: 'Close banner',
  opensInNewTab: 'opens in a new tab',
  promotion: 'Promotion',
  empty: 'No products yet',
} as const;

addEnglish({ home });
