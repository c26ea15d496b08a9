export { BrandPage } from './brand-page.tsx';
export { BrandsPage } from './brands-page.tsx';
export { brandParams, brandSearchOf, brandsSearchOf } from './brands-search.ts';
