import { pageOf, textOf } from '../../lib/search-params.ts';
import { parseMoment } from '../moment.ts';

export type Direction = 'asc' | 'desc';

/** What every table of the administrator holds in its address. */
export interface TableSearch {
  readonly q?: string;
  readonly page?: number;
  /** A column's sort, as the service names it; absent: the list's own. */
  readonly sort?: string;
  /** The other way round than the sort goes by itself. */
  readonly order?: Direction;
  /** As it was then, ISO 8601; absent: now. */
  readonly asOf?: string;
}

/** @param sorts those that heads of the table offer; any other is left out. */
export const tableSearchOf = (raw: Readonly<Record<string, unknown>>, sorts: readonly string[] = []): TableSearch => {
  const sort = sorts.find((name) => name === raw.sort);
  return {
    q: textOf(raw.q),
    page: pageOf(raw.page),
    sort,
    order: sort && (raw.order === 'asc' || raw.order === 'desc') ? raw.order : undefined,
    asOf: parseMoment(raw.asOf),
  };
};

/** Rows of a table's page. */
export const tablePageSize = 50;
