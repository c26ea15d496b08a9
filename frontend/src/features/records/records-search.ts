import { tableSearchOf, type TableSearch } from '../../admin-kit/table/table-search.ts';
import { textOf } from '../../lib/search-params.ts';

const shown = ['uncategorised', 'withoutPicture', 'removed'] as const;

/** Address parameters of a table of records. */
export interface RecordsSearch extends TableSearch {
  /** Opens the form of a new record. */
  readonly form?: 'new';
}

export const recordsSearchOf = (raw: Readonly<Record<string, unknown>>, sorts: readonly string[]): RecordsSearch => ({
  ...tableSearchOf(raw, sorts),
  form: raw.form === 'new' ? 'new' : undefined,
});

/** Address parameters of the table of products. */
export interface ProductsSearch extends RecordsSearch {
  readonly brand?: string;
  readonly category?: string;
  readonly subcategory?: string;
  readonly show?: (typeof shown)[number];
}

export const productsSearchOf = (raw: Readonly<Record<string, unknown>>): ProductsSearch => {
  const category = textOf(raw.category);
  return {
    ...recordsSearchOf(raw, ['name', 'brand', 'category']),
    brand: textOf(raw.brand),
    category,
    subcategory: category && textOf(raw.subcategory),
    show: shown.find((kind) => kind === raw.show),
  };
};

/** Address parameters of the screen of removed records. */
export interface RemovedSearch extends TableSearch {
  /** Products by default, and where there is no such kind. */
  readonly kind?: string;
  /** Only what this command or batch removed. */
  readonly batch?: string;
}

export const removedSearchOf = (raw: Readonly<Record<string, unknown>>): RemovedSearch => ({
  ...tableSearchOf(raw, ['name', 'title']),
  kind: textOf(raw.kind),
  batch: textOf(raw.batch),
});
