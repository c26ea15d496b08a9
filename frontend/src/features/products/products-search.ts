import { shadeFamilies, type ShadeFamily } from '@henna/domain';
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
  /** English labels of what people say, with a bar between them. */
  readonly option?: string;
  /** Stars from 1 to 5. */
  readonly minRating?: number;
  readonly shade?: ShadeFamily;
};

const starsOf = (value: unknown): number | undefined =>
  [1, 2, 3, 4, 5].find((stars) => String(stars) === String(value));

export const productsSearchOf = (raw: Readonly<Record<string, unknown>>): ProductsSearch => ({
  // The search form sends `search` where no script runs.
  q: textOf(raw.q) ?? textOf(raw.search),
  category: textOf(raw.category),
  subcategory: textOf(raw.category) && textOf(raw.subcategory),
  brand: textOf(raw.brand),
  option: textOf(raw.option),
  minRating: starsOf(raw.minRating),
  shade: shadeFamilies.find((family) => family === raw.shade),
  ...listSearchOf(raw, productsSorts),
});

const separator = '|';

export const chosenOptions = ({ option }: ProductsSearch): readonly string[] => option?.split(separator) ?? [];

/** The options with one more, or without one that was chosen; undefined without any. */
export const toggledOption = (search: ProductsSearch, label: string): string | undefined => {
  const chosen = chosenOptions(search);
  const next = chosen.includes(label) ? chosen.filter((one) => one !== label) : [...chosen, label];
  return next.join(separator) || undefined;
};

/** What filters the list, as the server is asked for it. */
export const productsFilters = (search: ProductsSearch) => {
  const { q, category, subcategory, brand, minRating, shade } = search;
  const option = chosenOptions(search);
  return { q, category, subcategory, brand, option: option.length > 0 ? option : undefined, minRating, shade };
};

/** What the server is asked for. Words that nobody gave another order are answered by how well they fit. */
export const productsParams = (search: ProductsSearch) => ({
  ...productsFilters(search),
  sort: search.sort ?? (search.q ? undefined : ('trending' as const)),
  page: search.page ?? 1,
});
