import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { historyKinds, type AdminRecord } from '../api/records.ts';
import { removalsQuery } from '../api/removed.ts';
import { nameOfRecord } from '../records/name-of-record.ts';
import type { RemovedKind } from '../removed-search.ts';
import type { Column } from '../table/column.ts';

/** What is removed, what would come back with it, and who took it away when and why, as far as that is known. */
export function useRemovedColumns(kind: RemovedKind): readonly Column<AdminRecord>[] {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data: removals } = useQuery(removalsQuery(historyKinds[kind]));
  const number = (value: number) => formatNumber(value, language);
  const hangs = (record: AdminRecord): string => {
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
  const when = (record: AdminRecord) => formatMoment(removalOf(record)?.at ?? null, language);
  return [
    {
      key: 'name',
      head: t('admin.common.name'),
      sort: { by: kind === 'banners' ? 'title' : 'name' },
      names: true,
      cell: (record) => (
        <>
          <bdi>{nameOfRecord(record)}</bdi>
          {'brandDisplayName' in record && (
            <small>
              <bdi>{record.brandDisplayName}</bdi>
            </small>
          )}
          <small className="narrow">{when(record)}</small>
        </>
      ),
      value: nameOfRecord,
    },
    { key: 'withIt', head: t('admin.removed.withIt'), wide: true, cell: hangs },
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
