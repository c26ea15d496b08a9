import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../components/page-head.tsx';
import { HistoryFilters } from '../history/history-filters.tsx';
import { HistoryList, type HistoryState } from '../history/history-list.tsx';
import type { HistorySearch } from '../history-search.ts';

interface HistoryPageViewProps {
  readonly search: HistorySearch;
  readonly onSearchChange: (search: HistorySearch) => void;
  readonly state: HistoryState;
}

export function HistoryPageView({ search, onSearchChange, state }: HistoryPageViewProps) {
  const { t } = useTranslation();
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  const clear = (
    <Button variant="outlined" onClick={() => onSearchChange({})}>
      {t('admin.history.clear')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('admin.history.title')} text={t('admin.history.text')}>
        {isFiltered && clear}
      </PageHead>
      <HistoryFilters search={search} onSearchChange={onSearchChange} />
      <HistoryList
        state={state}
        whole={search.batch !== undefined}
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
