import { pageOf, textOf } from '../catalogue/lists/list-search.ts';

/** What every table of the administrator holds in its address. */
export interface TableSearch {
  readonly q?: string;
  readonly page?: number;
}

export const tableSearchOf = (raw: Readonly<Record<string, unknown>>): TableSearch => ({
  q: textOf(raw.q),
  page: pageOf(raw.page),
});

/** Rows of a table's page. */
export const tablePageSize = 50;
