import { createFileRoute } from '@tanstack/react-router';
import { loadProduct, ProductPage, productSearch } from '../features/product-page/index.ts';

export const Route = createFileRoute('/products/$id')({
  validateSearch: productSearch,
  loaderDeps: ({ search: { stars, sort } }) => ({ stars, sort }),
  loader: ({ context, params, deps, cause }) => loadProduct(context.queryClient, params.id, deps, cause === 'preload'),
  component: ProductPage,
});
