// Products: the list of all products with its filters.
// Other features import only from here.
export { ProductsPage } from './products-page.tsx';
export { productsParams, productsSearchOf } from './products-search.ts';
