export { ProductPage } from './product-page.tsx';
export { loadProduct, productSearch } from './product-route.ts';
