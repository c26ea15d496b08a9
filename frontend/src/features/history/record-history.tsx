import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { historyQuery, isRecordKind, type HistoryKind } from './api.ts';
import { HistoryList } from './history-list.tsx';
import { RecordAsOf } from './record-as-of.tsx';
import { RecordComparison, type RevisionChoice } from './record-comparison.tsx';

export interface HistoryRecord {
  readonly kind: HistoryKind;
  readonly id: string;
  readonly name: string;
}

interface RecordHistoryProps {
  readonly record: HistoryRecord;
  /** The revisions that are compared, where an address keeps them. */
  readonly choice?: RevisionChoice;
  readonly onChoose?: (choice: RevisionChoice) => void;
}

/** What happened to one record, what it was at a moment, and what differs between its revisions. */
export function RecordHistory({ record: { kind, id }, choice, onChoose }: RecordHistoryProps) {
  const { t } = useTranslation();
  const [withContributions, setWithContributions] = useState(false);
  const [ownChoice, setOwnChoice] = useState<RevisionChoice>({});
  const changes = useInfiniteQuery(historyQuery({ kind, id }));
  const state = useInfiniteQuery(historyQuery({ kind, id, ...(withContributions && { with: 'acts' as const }) }));
  return (
    <>
      {isRecordKind(kind) && (
        <>
          <RecordAsOf kind={kind} id={id} />
          <RecordComparison
            {...{ kind, id }}
            entries={changes.data?.pages.flatMap(({ items }) => items) ?? []}
            choice={choice ?? ownChoice}
            onChoose={onChoose ?? setOwnChoice}
          />
        </>
      )}
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
