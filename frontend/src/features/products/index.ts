export { ProductsPage } from './products-page.tsx';
export { productsParams, productsSearchOf } from './products-search.ts';
