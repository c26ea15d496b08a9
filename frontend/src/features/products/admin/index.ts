// Products: the administrators' table, form and changes of many at once.
// Loaded for staff only; other features import only from here.
export { ProductsPage } from './products-page.tsx';
