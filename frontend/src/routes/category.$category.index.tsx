import { createFileRoute } from '@tanstack/react-router';
import { paintBeforeNavigation } from '../lib/next-paint.ts';
import { prefetchCategories, productsQuery } from '../features/catalogue/index.ts';
import { CategoryPage, categoryParams, categorySearchOf } from '../features/categories/index.ts';

export const Route = createFileRoute('/category/$category/')({
  validateSearch: categorySearchOf,
  beforeLoad: paintBeforeNavigation,
  loaderDeps: ({ search: { brand, sort, page } }) => ({ brand, sort, page }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    void queryClient.prefetchQuery(productsQuery(categoryParams(params.category, undefined, deps)));
    await prefetchCategories(queryClient);
  },
  component: CategoryPage,
});
