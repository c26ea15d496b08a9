import { tableSearchOf, type TableSearch } from '../../admin-kit/table/table-search.ts';
import { textOf } from '../../lib/search-params.ts';

const shown = ['uncategorised', 'removed'] as const;

/** Address parameters of the table of products. */
export interface ProductsSearch extends TableSearch {
  readonly brand?: string;
  readonly category?: string;
  readonly subcategory?: string;
  readonly show?: (typeof shown)[number];
}

export const productsSearchOf = (raw: Readonly<Record<string, unknown>>): ProductsSearch => {
  const category = textOf(raw.category);
  return {
    ...tableSearchOf(raw, ['name', 'brand', 'category']),
    brand: textOf(raw.brand),
    category,
    subcategory: category && textOf(raw.subcategory),
    show: shown.find((kind) => kind === raw.show),
  };
};

export const removedKinds = ['products', 'brands', 'categories', 'subcategories', 'banners'] as const;
export type RemovedKind = (typeof removedKinds)[number];

/** Address parameters of the screen of removed records; products by default. */
export interface RemovedSearch extends TableSearch {
  readonly kind?: RemovedKind;
}

export const removedSearchOf = (raw: Readonly<Record<string, unknown>>): RemovedSearch => ({
  ...tableSearchOf(raw, ['name', 'title']),
  kind: removedKinds.slice(1).find((kind) => kind === raw.kind),
});
