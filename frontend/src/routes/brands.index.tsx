import { createFileRoute } from '@tanstack/react-router';
import { BrandsPage, brandsSearchOf } from '../features/brands/index.ts';
import { brandsPageQuery } from '../features/catalogue/index.ts';

export const Route = createFileRoute('/brands/')({
  validateSearch: brandsSearchOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { q, page = 1 } }) => {
    void context.queryClient.prefetchQuery(brandsPageQuery({ q, page }));
  },
  component: BrandsPage,
});
