import { createFileRoute } from '@tanstack/react-router';
import { bannersQuery } from '../features/banners/index.ts';
import { newProductsQuery, popularBrandsQuery, trendingProductsQuery } from '../features/catalogue/index.ts';
import { homeListSize, HomePage, popularBrandCount } from '../features/home/index.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(newProductsQuery(homeListSize));
    void queryClient.prefetchQuery(trendingProductsQuery(homeListSize));
    void queryClient.prefetchQuery(popularBrandsQuery(popularBrandCount));
    // The banner stands above everything else: coming later it would move the whole page.
    await queryClient.prefetchQuery(bannersQuery());
  },
  component: HomePage,
});
