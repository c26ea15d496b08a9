import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Select } from '../../../admin-kit/form/select.tsx';
import { useTexts, useToasts } from '../../../admin-kit/use-texts.ts';
import { Framed } from '../../../components/text-input.tsx';
import type { Entity } from '../api.ts';
import { matchingsQuery, removeMatching, saveMatching, type MatchedColumn, type Matching } from '../drafts-api.ts';
import { Pair, Row } from '../panels.tsx';

interface SavedMatchingsProps {
  readonly entity: Entity;
  readonly columns: readonly MatchedColumn[];
  readonly onColumns: (columns: readonly MatchedColumn[]) => void;
}

const fieldsBy = (columns: readonly MatchedColumn[]) => new Map(columns.map(({ column, field }) => [column, field]));

/** Whether a saved matching is of a file with these columns. */
export const isOfColumns = ({ columns }: Matching, names: readonly string[]): boolean =>
  columns.length === names.length && names.every((name) => fieldsBy(columns).has(name));

/** The columns with the fields that a saved matching gives them. */
export const withMatching = (columns: readonly MatchedColumn[], saved: Matching): readonly MatchedColumn[] => {
  const fields = fieldsBy(saved.columns);
  return columns.map(({ column }) => ({ column, field: fields.get(column) ?? null }));
};

const isSame = (one: readonly MatchedColumn[], other: readonly MatchedColumn[]) =>
  one.every(({ column, field }) => (fieldsBy(other).get(column) ?? null) === field);

/** Saved matchings to choose from, and to save this one under a name. */
export function SavedMatchings({ entity, columns, onColumns }: SavedMatchingsProps) {
  const { t } = useTexts();
  const { showSuccess, failureToast } = useToasts();
  const client = useQueryClient();
  const id = useId();
  const [name, setName] = useState('');
  const matchings = useQuery(matchingsQuery());
  const refresh = () => client.invalidateQueries({ queryKey: matchingsQuery().queryKey });
  const onError = failureToast(t('admin.transfer.import.failed'));
  const save = useMutation({
    mutationFn: () => saveMatching({ name: name.trim(), entity, columns: [...columns] }),
    onSuccess: (saved) => {
      setName('');
      showSuccess(t('admin.transfer.import.matchingSaved', { name: saved.name }));
      return refresh();
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: removeMatching,
    onSuccess: () => {
      showSuccess(t('admin.transfer.import.matchingRemoved'));
      return refresh();
    },
    onError,
  });
  const offered = (matchings.data ?? []).filter((each) => each.entity === entity);
  const chosen = offered.find((each) => isSame(columns, each.columns));
  return (
    <Pair>
      {offered.length > 0 && (
        <div>
          <Select
            label={t('admin.transfer.import.savedMatching')}
            value={chosen?.id ?? ''}
            onChange={(value) => {
              const saved = offered.find((each) => each.id === value);
              if (saved) onColumns(withMatching(columns, saved));
            }}
            options={[
              { value: '', text: t('admin.transfer.import.noMatching') },
              ...offered.map((each) => ({ value: each.id, text: each.name })),
            ]}
          />
          {chosen && (
            <Button size="small" color="inherit" disabled={remove.isPending} onClick={() => remove.mutate(chosen.id)}>
              {t('admin.transfer.import.removeMatching', { name: chosen.name })}
            </Button>
          )}
        </div>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) save.mutate();
        }}
      >
        <label htmlFor={id} style={{ display: 'block', fontWeight: 600, fontSize: '0.875rem', marginBlockEnd: 6 }}>
          {t('admin.transfer.import.saveMatchingAs')}
        </label>
        <Row sx={{ flexWrap: 'nowrap' }}>
          <Framed>
            <input id={id} value={name} maxLength={120} onChange={({ target }) => setName(target.value)} />
          </Framed>
          <Button type="submit" variant="outlined" disabled={!name.trim() || save.isPending}>
            {t('admin.transfer.import.saveMatching')}
          </Button>
        </Row>
      </form>
    </Pair>
  );
}
