export { CategoryPage } from './category-page.tsx';
export { categoryParams, categorySearchOf } from './category-params.ts';
