import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../../lib/api-types.ts';
import type { QueryAddress } from '../../../lib/api.ts';
import type { RemovedKind, RemovedSearch } from '../removed-search.ts';
import { adminRead, adminRequest } from './admin-request.ts';
import type { AdminBanner } from './banners.ts';
import type { AdminBrand } from './brands.ts';
import type { AdminCategory, AdminSubcategory } from './categories.ts';
import type { HistoryEntry, HistoryKind } from './history.ts';
import type { AdminProduct } from './products.ts';

export type RemovedRecord = AdminProduct | AdminBrand | AdminCategory | AdminSubcategory | AdminBanner;

/** What the screen of removed records shows, as a query key. */
export const removedAddress = ({ kind = 'products', q, sort, order, page = 1 }: RemovedSearch): QueryAddress => [
  `/api/admin/${kind}`,
  { removed: true, q, sort, order, page },
];

export const removedQuery = (search: RemovedSearch) =>
  queryOptions({ queryKey: removedAddress(search), queryFn: adminRead<Page<RemovedRecord>> });

/** How many records of a kind are removed. */
export const removedCountQuery = (kind: RemovedKind) =>
  queryOptions({
    queryKey: [`/api/admin/${kind}`, { removed: true, page: 1, pageSize: 1 }] satisfies QueryAddress,
    queryFn: adminRead<Page<RemovedRecord>>,
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

export const restoreRecord = (kind: RemovedKind, id: string, batch?: string): Promise<RemovedRecord> =>
  adminRequest(`/api/admin/${kind}/${id}/restore`, { method: 'POST', batch });

export const removeRecord = (kind: RemovedKind, { id, revision }: RemovedRecord, batch: string): Promise<null> =>
  adminRequest(kind === 'products' ? `/api/products/${id}` : `/api/admin/${kind}/${id}`, {
    method: 'DELETE',
    revision,
    batch,
  });
