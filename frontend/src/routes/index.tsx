import { createFileRoute } from '@tanstack/react-router';
import { popularBrandsQuery } from '../features/catalogue/api/brands.ts';
import { newProductsQuery, trendingProductsQuery } from '../features/catalogue/api/products.ts';
import { bannersQuery } from '../features/home/api/banners.ts';
import { homeListSize, popularBrandCount } from '../features/home/home-sizes.ts';
import { HomePage } from '../features/home/pages/home-page.tsx';

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
