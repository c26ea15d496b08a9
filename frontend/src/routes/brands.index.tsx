import { createFileRoute } from '@tanstack/react-router';
import { brandsSearchOf } from '../features/brands/brands-search.ts';
import { BrandsPage } from '../features/brands/pages/brands-page.tsx';
import { brandsPageQuery } from '../features/catalogue/api/brands.ts';

export const Route = createFileRoute('/brands/')({
  validateSearch: brandsSearchOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { q, page = 1 } }) => {
    void context.queryClient.prefetchQuery(brandsPageQuery({ q, page }));
  },
  component: BrandsPage,
});
