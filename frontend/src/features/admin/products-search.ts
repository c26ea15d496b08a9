import { textOf } from '../catalogue/lists/list-search.ts';
import { tableSearchOf, type TableSearch } from './table-search.ts';

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
