import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Select } from '../../admin-kit/form/select.tsx';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { ErrorState } from '../../components/states.tsx';
import { recordAsOfQuery, type HistoryEntry, type RecordAsOf, type RecordKind } from './api.ts';
import { useHistoryLabels } from './history-labels.tsx';
import { RecordFields } from './record-fields.tsx';

const Frame = styled('section')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: 12,
});

/** Two revisions of a record by the positions of their entries. */
export interface RevisionChoice {
  readonly revision?: string;
  /** Unless given, the record as it is now. */
  readonly with?: string;
}

interface RecordComparisonProps {
  readonly kind: RecordKind;
  readonly id: string;
  /** Each is a revision, newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly choice: RevisionChoice;
  readonly onChoose: (choice: RevisionChoice) => void;
}

/** What differs between any two revisions of a record. */
export function RecordComparison({ kind, id, entries, choice, onChoose }: RecordComparisonProps) {
  const { t, moment } = useTexts();
  const labels = useHistoryLabels();
  const heading = useId();
  const revisions = entries.map((entry) => ({
    value: entry.position,
    text: `${moment(entry.at)} · ${labels.happening(entry)} · ${labels.actor(entry.actor)}`,
  }));
  // A shared address may name one of a page that is not loaded.
  const withChosen = (position: string | undefined) =>
    position === undefined || revisions.some(({ value }) => value === position)
      ? revisions
      : [...revisions, { value: position, text: t('admin.compare.at', { position }) }];
  const { revision } = choice;
  return (
    <Frame aria-labelledby={heading}>
      <Typography variant="body1" component="h3" id={heading} sx={{ fontWeight: 600 }}>
        {t('admin.compare.title')}
      </Typography>
      <Choices>
        <Select
          label={t('admin.compare.revision')}
          value={revision ?? ''}
          options={[{ value: '', text: t('admin.compare.choose') }, ...withChosen(revision)]}
          onChange={(value) => onChoose({ ...choice, revision: value || undefined })}
        />
        <Select
          label={t('admin.compare.with')}
          value={choice.with ?? ''}
          options={[{ value: '', text: t('admin.compare.current') }, ...withChosen(choice.with)]}
          onChange={(value) => onChoose({ ...choice, with: value || undefined })}
        />
      </Choices>
      {revision && (
        <Differences
          {...{ kind, id, revision }}
          other={choice.with}
          titleOf={(position) => withChosen(position).find(({ value }) => value === position)?.text ?? position}
        />
      )}
    </Frame>
  );
}

interface DifferencesProps {
  readonly kind: RecordKind;
  readonly id: string;
  readonly revision: string;
  readonly other: string | undefined;
  readonly titleOf: (position: string) => string;
}

function Differences({ kind, id, revision, other, titleOf }: DifferencesProps) {
  const { t } = useTexts();
  const [older, newer] =
    other !== undefined && BigInt(other) < BigInt(revision) ? [other, revision] : [revision, other];
  const past = useQuery({ ...recordAsOfQuery(kind, id, older), retry: false });
  const later = useQuery({ ...recordAsOfQuery(kind, id, newer ?? older), retry: false });
  const error = past.error ?? later.error;
  if (error)
    return (
      <ErrorState
        error={error}
        title={t('admin.compare.failed')}
        onRetry={() => void Promise.all([past.refetch(), later.refetch()])}
      />
    );
  if (!past.data || !later.data) return <Skeleton variant="rounded" height={140} />;
  return (
    <div aria-live="polite">
      <RecordFields
        record={newer === undefined ? past.data : comparedRecords(past.data, later.data)}
        caption={t('admin.compare.shown')}
        heads={[titleOf(older), newer === undefined ? t('admin.compare.current') : titleOf(newer)]}
        equal={t('admin.compare.equal')}
      />
    </div>
  );
}

/** Two past states of a record as one beside the other. */
function comparedRecords(past: RecordAsOf, later: RecordAsOf): Pick<RecordAsOf, 'fields' | 'given'> {
  const valuesIn = ({ fields }: RecordAsOf) => new Map(fields.map(({ field, then }) => [field, then]));
  const [before, after] = [valuesIn(past), valuesIn(later)];
  return {
    fields: [...new Set([...before.keys(), ...after.keys()])].map((field) => {
      const [then, now] = [before.get(field) ?? null, after.get(field) ?? null];
      return { field, then, now, differs: JSON.stringify(then) !== JSON.stringify(now) };
    }),
    given: past.given && later.given && { then: past.given.then, now: later.given.then },
  };
}
