import { textOf } from '../../lib/search-params.ts';
import { sectionSearchOf, type SectionSearch } from '../catalogue/index.ts';

/** A category's list can be narrowed to a brand. */
export type CategorySearch = SectionSearch & { readonly brand?: string };

export const categorySearchOf = (raw: Readonly<Record<string, unknown>>): CategorySearch => ({
  brand: textOf(raw.brand),
  ...sectionSearchOf(raw),
});

/** What the server is asked for on a category's or a subcategory's page. */
export const categoryParams = (
  category: string,
  subcategory: string | undefined,
  { brand, sort, page = 1 }: CategorySearch,
) => ({
  category,
  subcategory,
  brand,
  sort: sort ?? ('trending' as const),
  page,
});
