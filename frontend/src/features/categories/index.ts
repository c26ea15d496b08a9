export { categoryParams, categorySearchOf } from './category-params.ts';
export { CategoryPage } from './pages/category-page.tsx';
