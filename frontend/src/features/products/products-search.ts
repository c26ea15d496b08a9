import { textOf } from '../../lib/search-params.ts';
import { listSearchOf, type ListSearch } from '../catalogue/index.ts';

/** Orders that the list of all products offers, the default first. */
export const productsSorts = ['trending', 'name', 'brand', 'category'] as const;

export type ProductsSearch = ListSearch<(typeof productsSorts)[number]> & {
  readonly q?: string;
  readonly category?: string;
  /** Of the category; nothing without one. */
  readonly subcategory?: string;
  readonly brand?: string;
};

export const productsSearchOf = (raw: Readonly<Record<string, unknown>>): ProductsSearch => ({
  q: textOf(raw.q),
  category: textOf(raw.category),
  subcategory: textOf(raw.category) && textOf(raw.subcategory),
  brand: textOf(raw.brand),
  ...listSearchOf(raw, productsSorts),
});

/** What the server is asked for. Words that nobody gave another order are answered by how well they fit. */
export const productsParams = ({ q, category, subcategory, brand, sort, page = 1 }: ProductsSearch) => ({
  q,
  category,
  subcategory,
  brand,
  sort: sort ?? (q ? undefined : ('trending' as const)),
  page,
});
