import type { ShelfSearch } from '../catalogue/lists/list-search.ts';

/** What the server is asked for on a brand's page. */
export const brandParams = (brand: string, { sort, page = 1 }: ShelfSearch) => ({
  brand,
  sort: sort ?? ('trending' as const),
  page,
});
