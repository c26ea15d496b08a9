export { ProductsPage } from './pages/products-page.tsx';
export { productsParams, productsSearchOf } from './products-search.ts';
