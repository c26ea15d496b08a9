// Categories: the administrators' tree of categories and subcategories.
// Loaded for staff only; other features import only from here.
export { CategoryPage } from './category-page.tsx';
export { CategoriesPage } from './categories-page.tsx';
