import type { BrandResponse, ProductFacets } from '../../lib/api-types.ts';
import type { ProductsSearch } from './products-search.ts';

/**
 * How many products a brand has under the other filters. Without any, or while the answer is unknown, that is all the
 * brand has.
 */
export function brandCounts({ q, category }: ProductsSearch, facets: ProductFacets | undefined) {
  if (!facets || (!q && !category)) return ({ productCount }: BrandResponse): number => productCount;
  const counts = new Map(facets.brand.map(({ key, count }) => [key, count]));
  return ({ brand }: BrandResponse): number => counts.get(brand) ?? 0;
}
