import type { QueryClient } from '@tanstack/react-query';
import { bannersQuery } from '../banners/index.ts';
import { newProductsQuery, popularBrandsQuery, trendingProductsQuery } from '../catalogue/index.ts';

export const homeListSize = 4;
export const popularBrandCount = 8;

/** Asks for all that the home page shows; settles with the banners, which would move the whole page if they came later. */
export async function loadHome(client: QueryClient): Promise<void> {
  void client.prefetchQuery(newProductsQuery(homeListSize));
  void client.prefetchQuery(trendingProductsQuery(homeListSize));
  void client.prefetchQuery(popularBrandsQuery(popularBrandCount));
  await client.prefetchQuery(bannersQuery());
}
