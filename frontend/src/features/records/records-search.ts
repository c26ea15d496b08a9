import { tableSearchOf, type TableSearch } from '../../admin-kit/table/table-search.ts';
import { textOf } from '../../lib/search-params.ts';
import { recordsKinds, type RecordsKind } from './record-kinds.ts';

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

/** Address parameters of the screen of removed records; products by default. */
export interface RemovedSearch extends TableSearch {
  readonly kind?: RecordsKind;
}

export const removedSearchOf = (raw: Readonly<Record<string, unknown>>): RemovedSearch => ({
  ...tableSearchOf(raw, ['name', 'title']),
  kind: recordsKinds.slice(1).find((kind) => kind === raw.kind),
});
