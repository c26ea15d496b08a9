// Brands: the administrators' table and form.
// Loaded for staff only; other features import only from here.
export { BrandsPage } from './brands-page.tsx';
