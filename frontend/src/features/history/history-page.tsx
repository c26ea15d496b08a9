import '../../i18n/admin.load.ts';
import Button from '@mui/material/Button';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../admin-kit/page-parts.tsx';
import { useSearchState } from '../../admin-kit/table/table-search.ts';
import { historyBatchQuery, historyQuery, type HistoryFilter } from './api.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';
import type { HistorySearch } from './history-search.ts';

/** Days of the reader become moments. */
const filterOf = ({ by, actor, kind, id, action, from, to }: HistorySearch): HistoryFilter => ({
  by: actor || by === 'all' ? undefined : (by ?? (id ? undefined : 'team')),
  actor,
  kind: kind as HistoryFilter['kind'],
  id,
  action: action as HistoryFilter['action'],
  from: from && new Date(`${from}T00:00:00`).toISOString(),
  to: to && new Date(`${to}T23:59:59.999`).toISOString(),
});

export function HistoryPage() {
  const { t } = useTranslation();
  const [search, onSearchChange] = useSearchState<HistorySearch>();
  const { batch } = search;
  const allEntries = useInfiniteQuery({
    ...historyQuery(filterOf(search)),
    placeholderData: keepPreviousData,
    enabled: batch === undefined,
  });
  const entries = useInfiniteQuery({ ...historyBatchQuery(batch ?? ''), enabled: batch !== undefined });
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  const clear = (
    <Button variant="outlined" onClick={() => onSearchChange({})}>
      {t('admin.history.clear')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('admin.shell.history')} text={t('admin.history.text')}>
        {isFiltered && clear}
      </PageHead>
      <HistoryFilters search={search} onSearchChange={onSearchChange} />
      <HistoryList
        state={batch === undefined ? allEntries : entries}
        whole={batch !== undefined}
        onActor={(actor) => onSearchChange({ ...search, actor, by: undefined })}
        empty={
          isFiltered
            ? { title: t('admin.history.none'), text: t('admin.history.noneText'), action: clear }
            : { title: t('admin.history.noneYet'), text: t('admin.history.noneYetText') }
        }
      />
    </>
  );
}
