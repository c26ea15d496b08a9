import { createFileRoute } from '@tanstack/react-router';
import { answerFirst } from '../app/painted.ts';
import { prefetchCategories } from '../features/catalogue/api/categories.ts';
import { productsQuery } from '../features/catalogue/api/products.ts';
import { categoryParams, categorySearchOf } from '../features/category/category-params.ts';
import { CategoryPage } from '../features/category/pages/category-page.tsx';

export const Route = createFileRoute('/category/$category/')({
  validateSearch: categorySearchOf,
  beforeLoad: answerFirst,
  loaderDeps: ({ search: { brand, sort, page } }) => ({ brand, sort, page }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    void queryClient.prefetchQuery(productsQuery(categoryParams(params.category, undefined, deps)));
    await prefetchCategories(queryClient);
  },
  component: CategoryPage,
});
