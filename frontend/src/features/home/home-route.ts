import type { QueryClient } from '@tanstack/react-query';
import { bannersQuery } from '../banners/index.ts';
import { newProductsQuery, popularBrandsQuery, trendingProductsQuery } from '../catalogue/index.ts';

export const homeListSize = 4;
/** How many products stand beside the heading. */
export const heroSize = 4;
export const popularBrandCount = 8;

/** The trending products beside the heading: those that the list below does not show, as far as there are as many. */
export const heroProducts = <Product>(trending: readonly Product[]): readonly Product[] => trending.slice(-heroSize);

/** Asks for all that the home page shows; settles with the banners, which would move the whole page if they came later. */
export async function loadHome(client: QueryClient): Promise<void> {
  void client.prefetchQuery(newProductsQuery(homeListSize));
  void client.prefetchQuery(trendingProductsQuery(homeListSize + heroSize));
  void client.prefetchQuery(popularBrandsQuery(popularBrandCount));
  await client.prefetchQuery(bannersQuery());
}
