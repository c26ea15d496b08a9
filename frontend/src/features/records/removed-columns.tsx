import { fileEntities, type Page } from '@henna/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { adminRead } from '../../admin-kit/request.ts';
import type { Column } from '../../admin-kit/table/column.ts';
import type { TableSearch } from '../../admin-kit/table/table-search.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { When } from '../../admin-kit/when.tsx';
import type { QueryAddress } from '../../lib/api.ts';
import type { HistoryEntry, HistoryKind } from '../history/index.ts';
import { recordsKey } from './api.ts';
import { recordName } from './record-texts.ts';
import { nameFields, type AdminRecord, type RecordsKind } from './record-kinds.ts';

export const removedKey = (kind: RecordsKind, { q, sort, order, page }: TableSearch): QueryAddress =>
  recordsKey(kind, { q, sort, order, page, show: 'removed' });

export const removedQuery = (kind: RecordsKind, search: TableSearch) =>
  queryOptions({ queryKey: removedKey(kind, search), queryFn: adminRead<Page<AdminRecord>> });

export const removedCountQuery = (kind: RecordsKind) =>
  queryOptions({
    queryKey: [`/api/admin/${kind}`, { removed: true, page: 1, pageSize: 1 }] satisfies QueryAddress,
    queryFn: adminRead<Page<AdminRecord>>,
    select: ({ total }) => total,
  });

/** The latest removals of a kind, by record; older ones are in the history only. */
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

/** What was removed, what comes back with it, and who removed it when and why, as far as known. */
export function useRemovedColumns(kind: RecordsKind): readonly Column<AdminRecord>[] {
  const { t, number } = useTexts();
  const { data: removals } = useQuery(removalsQuery(fileEntities[kind]));
  const restoredWith = (record: AdminRecord): string => {
    if ('votes' in record)
      return t('admin.removed.ofProduct', {
        votes: number(record.votes.total),
        ratings: number(record.ratings.total),
        comments: number(record.commentCount),
      });
    if ('productCount' in record && kind === 'brands')
      return t('admin.removed.ofBrand', { products: number(record.productCount) });
    return t(`admin.removed.ofOthers.${kind}`);
  };
  const removalOf = ({ id }: AdminRecord) => removals?.get(id);
  const when = (record: AdminRecord) => <When iso={removalOf(record)?.at ?? null} />;
  return [
    {
      key: 'name',
      head: t('admin.common.name'),
      sort: { by: nameFields[kind] },
      isRowHeader: true,
      cell: (record) => (
        <>
          <bdi>{recordName(record)}</bdi>
          {'brandDisplayName' in record && (
            <small>
              <bdi>{record.brandDisplayName}</bdi>
            </small>
          )}
          <small className="narrow">{when(record)}</small>
        </>
      ),
      value: recordName,
    },
    { key: 'withIt', head: t('admin.removed.withIt'), wide: true, cell: restoredWith },
    {
      key: 'removed',
      head: t('admin.removed.removed'),
      wide: true,
      cell: (record) => {
        const removal = removalOf(record);
        if (!removal) return t('admin.removed.inHistory');
        return (
          <>
            {when(record)}
            <small>
              <bdi>{removal.actor.name ?? removal.actor.id}</bdi>
            </small>
            {removal.reason && <small dir="auto">{removal.reason}</small>}
          </>
        );
      },
      value: (record) => removalOf(record)?.at,
    },
    { key: 'id', head: '', cell: () => null, value: ({ id }) => id },
  ];
}
