import { createFileRoute } from '@tanstack/react-router';
import { answerFirst } from '../app/painted.ts';
import { allBrandsQuery } from '../features/catalogue/api/brands.ts';
import { prefetchCategories } from '../features/catalogue/api/categories.ts';
import { productsQuery } from '../features/catalogue/api/products.ts';
import { ProductsPage } from '../features/products/pages/products-page.tsx';
import { productsParams, productsSearchOf } from '../features/products/products-search.ts';

export const Route = createFileRoute('/products/')({
  validateSearch: productsSearchOf,
  beforeLoad: answerFirst,
  loaderDeps: ({ search }) => productsParams(search),
  loader: async ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(productsQuery(deps));
    void queryClient.prefetchQuery(allBrandsQuery());
    await prefetchCategories(queryClient);
  },
  component: ProductsPage,
});
