import { createFileRoute } from '@tanstack/react-router';
import { answerFirst } from '../app/painted.ts';
import { brandParams, brandSearchOf } from '../features/brands/brand-params.ts';
import { BrandPage } from '../features/brands/pages/brand-page.tsx';
import { brandByNameQuery } from '../features/catalogue/api/brands.ts';
import { productsQuery } from '../features/catalogue/api/products.ts';

export const Route = createFileRoute('/brands/$brand')({
  validateSearch: brandSearchOf,
  beforeLoad: answerFirst,
  loaderDeps: ({ search: { category, sort, page } }) => ({ category, sort, page }),
  loader: ({ context, params, deps }) => {
    if (params.brand.trim() === '') return;
    void context.queryClient.prefetchQuery(brandByNameQuery(params.brand));
    void context.queryClient.prefetchQuery(productsQuery(brandParams(params.brand, deps)));
  },
  component: BrandPage,
});
