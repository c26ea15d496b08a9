import { createFileRoute } from '@tanstack/react-router';
import { BrandsPage, brandsSearchOf } from '../features/brands/index.ts';
import { brandDirectoryQuery } from '../features/catalogue/index.ts';

export const Route = createFileRoute('/brands/')({
  validateSearch: brandsSearchOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { q } }) => {
    void context.queryClient.prefetchQuery(brandDirectoryQuery(q));
  },
  component: BrandsPage,
});
