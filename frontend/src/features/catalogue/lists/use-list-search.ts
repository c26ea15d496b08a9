import { useNavigate, useSearch } from '@tanstack/react-router';

/** What the address of a list asks for, and the way to other choices. */
export function useListSearch<Search extends object>(): readonly [Search, (change: Partial<Search>) => unknown] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const choose = (change: Partial<Search>) =>
    navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ...change }),
      replace: true,
      resetScroll: false,
    });
  return [search as Search, choose];
}
