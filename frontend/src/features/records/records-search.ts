import { tableSearchOf, type TableSearch } from '../../admin-kit/table/table-search.ts';
import { textOf } from '../../lib/search-params.ts';

const shown = ['uncategorised', 'removed'] as const;

/** What the table of products holds in its address. */
export interface ProductsSearch extends TableSearch {
  /** A brand's name. */
  readonly brand?: string;
  /** A category's key. */
  readonly category?: string;
  /** A name of a subcategory of that category. */
  readonly subcategory?: string;
  /** Only those without a place, or only removed ones. */
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

/** What the screen of removed records holds in its address; products unless told otherwise. */
export interface RemovedSearch extends TableSearch {
  readonly kind?: RemovedKind;
}

export const removedSearchOf = (raw: Readonly<Record<string, unknown>>): RemovedSearch => ({
  ...tableSearchOf(raw, ['name', 'title']),
  kind: removedKinds.slice(1).find((kind) => kind === raw.kind),
});
