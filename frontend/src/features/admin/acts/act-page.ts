import type { QueryAddress } from '../../../lib/api.ts';
import type { ActKind } from '../api/acts.ts';
import type { ActsSearch } from './acts-search.ts';
import type { ActsState } from './acts-table.tsx';

/** What every screen of members' acts is given. */
export interface ActPageProps<Kind extends ActKind> {
  readonly search: ActsSearch;
  readonly onSearchChange: (change: ActsSearch) => void;
  readonly list: ActsState<Kind>;
  /** Key of the list's query. */
  readonly address: QueryAddress;
  /** Of all, whatever is searched for; null while unknown. */
  readonly total: number | null;
}
