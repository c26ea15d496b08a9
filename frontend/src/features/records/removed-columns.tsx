import { fileEntities, type Page } from '@henna/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { adminRead } from '../../admin-kit/request.ts';
import type { Column } from '../../admin-kit/table/column.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { When } from '../../admin-kit/when.tsx';
import type { QueryAddress } from '../../lib/api.ts';
import { useHistoryLabels, type HistoryEntry, type HistoryKind } from '../history/index.ts';
import { recordsKey } from './api.ts';
import { recordName } from './record-texts.ts';
import type { RemovedSearch } from './records-search.ts';
import { nameFields, type AdminRecord, type RecordsKind } from './record-kinds.ts';

export const removedKey = (kind: RecordsKind, { q, sort, order, page, batch }: RemovedSearch): QueryAddress =>
  recordsKey(kind, { q, sort, order, page, show: 'removed', removedBy: batch });

export const removedQuery = (kind: RecordsKind, search: RemovedSearch) =>
  queryOptions({ queryKey: removedKey(kind, search), queryFn: adminRead<Page<AdminRecord>> });

/** @param batch of what it removed only */
export const removedCountQuery = (kind: RecordsKind, batch?: string) =>
  queryOptions({
    queryKey: [`/api/admin/${kind}`, { removed: true, removedBy: batch, page: 1, pageSize: 1 }] satisfies QueryAddress,
    queryFn: adminRead<Page<AdminRecord>>,
    select: ({ total }) => total,
  });

/** The last removals of these records. */
const removalsQuery = (kind: HistoryKind, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['/api/admin/history/removals', { kind, ids: ids.join() }] satisfies QueryAddress,
    queryFn: adminRead<{ readonly items: readonly HistoryEntry[] }>,
    enabled: ids.length > 0,
    select: ({ items }) => new Map(items.map((entry) => [entry.entity.id, entry])),
  });

interface RemovalProps {
  readonly kind: RecordsKind;
  readonly entry: HistoryEntry;
}

/** When, by whom and why; where much was removed at once, it leads to all of that. */
function Removal({ kind, entry: { at, actor, reason, origin, correlationId } }: RemovalProps) {
  const { t } = useTexts();
  const labels = useHistoryLabels();
  return (
    <>
      <When iso={at} />
      <small>
        <bdi>{labels.actor(actor)}</bdi>
        {batchOrigins.has(origin) && (
          <>
            {' '}
            <Link to="/admin/removed" search={{ kind, batch: correlationId }} style={{ color: 'inherit' }}>
              {t(`admin.history.origins.${origin}`)}
            </Link>
          </>
        )}
      </small>
      {reason && <small dir="auto">{reason}</small>}
    </>
  );
}

/** Of what removes many records at once. */
const batchOrigins: ReadonlySet<HistoryEntry['origin']> = new Set(['import', 'restore', 'undo']);

/**
 * What was removed, what comes back with it, and who removed it when and why.
 * @param rows those on the screen, of which the removals are known
 */
export function useRemovedColumns(
  kind: RecordsKind,
  rows: readonly AdminRecord[] = [],
): readonly Column<AdminRecord>[] {
  const { t, number } = useTexts();
  const { data: removals } = useQuery(
    removalsQuery(
      fileEntities[kind],
      rows.map(({ id }) => id),
    ),
  );
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
  const labels = useHistoryLabels();
  const inBrief = (entry: HistoryEntry | undefined) =>
    entry && (
      <small className="narrow">
        <When iso={entry.at} /> · <bdi>{labels.actor(entry.actor)}</bdi>
      </small>
    );
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
          {inBrief(removalOf(record))}
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
        return removal && <Removal kind={kind} entry={removal} />;
      },
      value: (record) => removalOf(record)?.at,
    },
    { key: 'id', head: '', cell: () => null, value: ({ id }) => id },
  ];
}
