// Banners: the administrators' table and form.
// Loaded for staff only; other features import only from here.
export { BannersPage } from './banners-page.tsx';
