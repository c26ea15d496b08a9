import { createFileRoute } from '@tanstack/react-router';
import { paintBeforeNavigation } from '../lib/next-paint.ts';
import { prefetchCategories, productsQuery } from '../features/catalogue/index.ts';
import { ProductsPage, productsParams, productsSearchOf } from '../features/products/index.ts';

export const Route = createFileRoute('/products/')({
  validateSearch: productsSearchOf,
  beforeLoad: paintBeforeNavigation,
  loaderDeps: ({ search }) => productsParams(search),
  loader: async ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(productsQuery(deps));
    await prefetchCategories(queryClient);
  },
  component: ProductsPage,
});
