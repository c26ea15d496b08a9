import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../../lib/api-types.ts';
import type { QueryAddress } from '../../../lib/api.ts';
import type { RemovedKind, RemovedSearch } from '../removed-search.ts';
import { adminRead } from './admin-request.ts';
import type { HistoryEntry, HistoryKind } from './history.ts';
import { recordsAddress, type AdminRecord } from './records.ts';

/** What the screen of removed records shows, as a query key. */
export const removedAddress = ({ kind = 'products', q, sort, order, page }: RemovedSearch): QueryAddress =>
  recordsAddress(kind, { q, sort, order, page, show: 'removed' });

export const removedQuery = (search: RemovedSearch) =>
  queryOptions({ queryKey: removedAddress(search), queryFn: adminRead<Page<AdminRecord>> });

/** How many records of a kind are removed. */
export const removedCountQuery = (kind: RemovedKind) =>
  queryOptions({
    queryKey: [`/api/admin/${kind}`, { removed: true, page: 1, pageSize: 1 }] satisfies QueryAddress,
    queryFn: adminRead<Page<AdminRecord>>,
    select: ({ total }) => total,
  });

/** The latest removals of a kind: who, when and why. Those of long ago stand in the history alone. */
export const removalsQuery = (kind: HistoryKind) =>
  queryOptions({
    queryKey: ['/api/admin/history', { kind, action: 'removed', pageSize: 100 }] satisfies QueryAddress,
    queryFn: adminRead<{ readonly items: readonly HistoryEntry[] }>,
    select: ({ items }) => latest(items),
  });

const latest = (entries: readonly HistoryEntry[]): ReadonlyMap<string, HistoryEntry> => {
  const found = new Map<string, HistoryEntry>();
  for (const entry of entries) if (entry.entity.id && !found.has(entry.entity.id)) found.set(entry.entity.id, entry);
  return found;
};
