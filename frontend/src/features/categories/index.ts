// Categories: the pages of a category and of a subcategory.
// Other features import only from here.
export { CategoryPage } from './category-page.tsx';
export { categoryParams, categorySearchOf } from './category-params.ts';
