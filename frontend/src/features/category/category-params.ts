import type { ShelfSearch } from '../catalogue/lists/list-search.ts';

/** What the server is asked for on a category's or a subcategory's page. */
export const categoryParams = (category: string, subcategory: string | undefined, { sort, page = 1 }: ShelfSearch) => ({
  category,
  subcategory,
  sort: sort ?? ('trending' as const),
  page,
});
