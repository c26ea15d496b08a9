// Categories: the administrators' tree of categories and subcategories.
// Loaded for staff only; other features import only from here.
export { CategoriesPage } from './categories-page.tsx';
