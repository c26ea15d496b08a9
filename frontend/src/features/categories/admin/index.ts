export { CategoriesPage } from './categories-page.tsx';
