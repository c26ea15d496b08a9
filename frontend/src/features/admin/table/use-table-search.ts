import { useNavigate, useSearch } from '@tanstack/react-router';
import type { TableSearch } from '../table-search.ts';

/**
 * What the address of a table's screen asks for, and the way to other filters: these begin at the first page, and
 * another product at its first cards.
 */
export function useTableSearch<Search extends TableSearch>(): readonly [Search, (change: Partial<Search>) => void] {
  const validated = useSearch({ strict: false });
  const search = validated as Search;
  const navigate = useNavigate();
  const onChange = (change: Partial<Search>) =>
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      search: (previous: object) => ({
        ...previous,
        ...change,
        page: undefined,
        ...('product' in change && { cards: undefined }),
      }),
    });
  return [search, onChange];
}
