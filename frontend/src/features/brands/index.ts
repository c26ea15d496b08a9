export { brandParams, brandSearchOf } from './brand-params.ts';
export { brandsSearchOf } from './brands-search.ts';
export { BrandPage } from './pages/brand-page.tsx';
export { BrandsPage } from './pages/brands-page.tsx';
