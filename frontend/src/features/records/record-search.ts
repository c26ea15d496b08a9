import { tableSearchOf, type TableSearch } from '../../admin-kit/table/table-search.ts';
import { textOf } from '../../lib/search-params.ts';
import type { PageKind } from './record-kinds.ts';
import { productsSearchOf, recordsSearchOf, type ProductsSearch } from './records-search.ts';

/** Address parameters of a record's page: those of the table that its tab may show, and: */
export interface RecordSearch extends TableSearch {
  readonly tab?: string;
  /** Removed contributions instead of active ones. */
  readonly show?: 'removed';
  /** Positions of the two revisions that the history compares; the second by default the present one. */
  readonly revision?: string;
  readonly with?: string;
  /** The parameters of the list that led here, as a query. */
  readonly list?: string;
}

const longestList = 1_000;

/** Digits alone may have been read as a number. */
const positionOf = (raw: unknown): string | undefined => {
  const text = typeof raw === 'number' ? String(raw) : raw;
  return typeof text === 'string' && /^\d{1,19}$/.test(text) ? text : undefined;
};

export const recordSearchOf = (raw: Readonly<Record<string, unknown>>): RecordSearch => ({
  ...tableSearchOf(raw, ['newest', 'name', 'brand', 'category']),
  tab: textOf(raw.tab),
  show: raw.show === 'removed' ? raw.show : undefined,
  revision: positionOf(raw.revision),
  with: positionOf(raw.with),
  list: typeof raw.list === 'string' && raw.list !== '' ? raw.list.slice(0, longestList) : undefined,
});

/** The parameters of a list as one; undefined for a list as it is by itself. An open form is left out. */
export const listParam = ({ form: _form, ...search }: ProductsSearch): string | undefined => {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(entries).toString() || undefined;
};

/** The same read back. */
export const listOf = (kind: PageKind, list: string | undefined): ProductsSearch => {
  const raw = Object.fromEntries(new URLSearchParams(list));
  if (kind === 'products') return productsSearchOf(raw);
  return kind === 'brands' ? recordsSearchOf(raw, ['name', 'status', 'products']) : {};
};
