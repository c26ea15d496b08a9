// Brands: the administrators' table and form.
// Loaded for staff only; other features import only from here.
export { BrandPage } from './brand-page.tsx';
export { BrandsPage } from './brands-page.tsx';
