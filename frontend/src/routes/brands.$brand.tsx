import { createFileRoute } from '@tanstack/react-router';
import { paintBeforeNavigation } from '../lib/next-paint.ts';
import { bestLovedParams, BrandPage, brandParams, brandSearchOf } from '../features/brands/index.ts';
import { brandByNameQuery, productsQuery } from '../features/catalogue/index.ts';

export const Route = createFileRoute('/brands/$brand')({
  validateSearch: brandSearchOf,
  beforeLoad: paintBeforeNavigation,
  loaderDeps: ({ search: { category, sort, page } }) => ({ category, sort, page }),
  loader: ({ context, params, deps }) => {
    if (params.brand.trim() === '') return;
    void context.queryClient.prefetchQuery(brandByNameQuery(params.brand));
    void context.queryClient.prefetchQuery(productsQuery(brandParams(params.brand, deps)));
    void context.queryClient.prefetchQuery(productsQuery(bestLovedParams(params.brand)));
  },
  component: BrandPage,
});
