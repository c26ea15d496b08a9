import { useNavigate, useSearch } from '@tanstack/react-router';
import { pageOf, textOf } from '../../lib/search-params.ts';
import { parseMoment } from '../moment.ts';

export type Direction = 'asc' | 'desc';

/** The address parameters of every table. */
export interface TableSearch {
  readonly q?: string;
  readonly page?: number;
  /** The service's name of the sort; absent: the list's own. */
  readonly sort?: string;
  /** Absent: the sort's natural direction. */
  readonly order?: Direction;
  /** ISO 8601; absent: now. */
  readonly asOf?: string;
}

/** @param sorts those that the heads of the table offer; any other is left out. */
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

export const tablePageSize = 50;

export function useSearchState<Search extends object>(): readonly [Search, (search: Search) => void] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  return [search as Search, (next) => void navigate({ to: '.', search: next, replace: true, resetScroll: false })];
}

/**
 * The address parameters of a table's screen, and a function that changes them: other filters begin at the first page,
 * and another product at the first page of cards.
 */
export function useTableSearch<Search extends TableSearch>(): readonly [Search, (change: Partial<Search>) => void] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const filter = (change: Partial<Search>) => {
    const first = { page: undefined, ...('product' in change && { cards: undefined }) };
    const next = (previous: object) => ({ ...previous, ...change, ...first });
    void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  };
  return [search as Search, filter];
}
