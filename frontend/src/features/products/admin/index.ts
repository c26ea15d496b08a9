// Products: the administrators' table, form and changes of many at once.
// Loaded for staff only; other features import only from here.
export { ProductPage } from './product-page.tsx';
export { ProductsOf } from './products-of.tsx';
export { ProductsPage } from './products-page.tsx';
