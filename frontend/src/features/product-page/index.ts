// Product page: pictures, details and trend of one product, and the sections of other features.
// Other features import only from here.
export { ProductPage } from './product-page.tsx';
export { loadProduct, productSearch } from './product-route.ts';
