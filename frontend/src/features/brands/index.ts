// Brands: the list of all brands and the page of one.
// Other features import only from here.
export { BrandPage } from './brand-page.tsx';
export { BrandsPage } from './brands-page.tsx';
export { bestLovedParams, brandParams, brandSearchOf, brandsSearchOf } from './brands-search.ts';
