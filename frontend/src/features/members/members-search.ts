import { tableSearchOf, type TableSearch } from '../../admin-kit/table/table-search.ts';

/** Address parameters of the list of members. */
export interface MembersSearch extends TableSearch {
  /** Only muted members. */
  readonly show?: 'muted';
}

export const membersSearchOf = (raw: Readonly<Record<string, unknown>>): MembersSearch => ({
  ...tableSearchOf(raw, ['newest']),
  show: raw.show === 'muted' ? raw.show : undefined,
});
