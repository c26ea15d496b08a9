import { useNavigate, useSearch } from '@tanstack/react-router';
import type { TableSearch } from './table-search.ts';

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
