import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ProductSort } from '../../lib/api-types.ts';
import { pageOf } from '../../lib/search-params.ts';

type Raw = Readonly<Record<string, unknown>>;

/** What every list of products holds in its address; what is the default is left out. */
export interface ListSearch<Sort extends ProductSort = ProductSort> {
  readonly sort?: Sort;
  readonly view?: 'list';
  readonly page?: number;
}

/** Reads sort, view and page. @param sorts the choices, the default first. */
export function listSearchOf<Sort extends ProductSort>(raw: Raw, sorts: readonly Sort[]): ListSearch<Sort> {
  return {
    sort: sorts.slice(1).find((sort) => sort === raw.sort),
    view: raw.view === 'list' ? 'list' : undefined,
    page: pageOf(raw.page),
  };
}

/** Choices of a category's or a brand's list. */
export const sectionSorts = ['trending', 'rating', 'reviews', 'newest'] as const;
export type SectionSearch = ListSearch<(typeof sectionSorts)[number]>;
export const sectionSearchOf = (raw: Raw): SectionSearch => listSearchOf(raw, sectionSorts);

/** What the address of a list asks for, and the way to other choices. */
export function useListSearch<Search extends object>(): readonly [Search, (change: Partial<Search>) => unknown] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const choose = (change: Partial<Search>) =>
    navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ...change }),
      hash: true,
      replace: true,
      resetScroll: false,
    });
  return [search as Search, choose];
}
