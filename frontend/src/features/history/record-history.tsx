import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { historyQuery, isRecordKind, type HistoryKind } from './api.ts';
import { HistoryList } from './history-list.tsx';
import { RecordAsOf } from './record-as-of.tsx';

export interface HistoryRecord {
  readonly kind: HistoryKind;
  readonly id: string;
  readonly name: string;
}

/** What happened to one record, and what it was at a moment. */
export function RecordHistory({ record: { kind, id } }: { readonly record: HistoryRecord }) {
  const { t } = useTranslation();
  const [withContributions, setWithContributions] = useState(false);
  const state = useInfiniteQuery(historyQuery({ kind, id, ...(withContributions && { with: 'acts' as const }) }));
  return (
    <>
      {isRecordKind(kind) && <RecordAsOf kind={kind} id={id} />}
      {kind === 'product' && (
        <FormControlLabel
          label={t('admin.history.withContributions')}
          control={<Switch checked={withContributions} onChange={(_event, checked) => setWithContributions(checked)} />}
        />
      )}
      <HistoryList state={state} empty={{ title: t('admin.history.noneYet'), text: t('admin.history.noneYetText') }} />
    </>
  );
}
