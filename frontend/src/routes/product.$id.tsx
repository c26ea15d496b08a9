import { createFileRoute } from '@tanstack/react-router';
import { ProductPage } from '../features/product-page/pages/product-page.tsx';
import { loadProduct, productSearch } from '../features/product-page/product-route.ts';

export const Route = createFileRoute('/product/$id')({
  validateSearch: productSearch,
  loaderDeps: ({ search: { stars } }) => ({ stars }),
  loader: ({ context, params, deps, cause }) => loadProduct(context.queryClient, params.id, deps, cause === 'preload'),
  component: ProductPage,
});
