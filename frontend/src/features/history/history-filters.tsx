import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../admin-kit/form/select.tsx';
import { Field } from '../../components/field.tsx';
import { entities } from '../../i18n/admin/entities.en.ts';
import type { HistoryKind } from './api.ts';
import type { HistorySearch } from './history-search.ts';

const Filters = styled('section')({ display: 'grid', gap: 12 });
const Bar = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
  gap: 12,
  alignItems: 'end',
});
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

type NamedKind = HistoryKind | 'optionSet';
/** Voting options and batches are looked for with their category and their id. */
const isFilter = (kind: NamedKind): kind is HistoryKind => kind !== 'optionSet' && kind !== 'batch';
const kinds = (Object.keys(entities.historyNames) as NamedKind[]).filter(isFilter);
const actions = ['added', 'changed', 'removed', 'restored'] as const;

interface HistoryFiltersProps {
  readonly search: HistorySearch;
  readonly onSearchChange: (search: HistorySearch) => void;
}

/**
 * Fields for who, what and when; filters by one record or one batch, which come with links, are buttons that remove
 * them.
 */
export function HistoryFilters({ search, onSearchChange }: HistoryFiltersProps) {
  const { t } = useTranslation();
  const { by, actor, kind, id, action, from, to, batch } = search;
  const change = (next: HistorySearch) => onSearchChange({ ...search, ...next });
  const chips = [
    actor && { name: t('admin.history.onlyActor', { name: actor }), without: { actor: undefined } },
    id && { name: t('admin.history.onlyRecord'), without: { id: undefined } },
    batch && { name: t('admin.history.onlyBatch'), without: { batch: undefined } },
  ].filter((chip) => chip !== undefined && chip !== '');
  return (
    <Filters aria-label={t('admin.history.filters')}>
      {!batch && (
        <Bar>
          <Select
            label={t('admin.history.by')}
            value={by ?? ''}
            onChange={(value) => change({ by: value as HistorySearch['by'], actor: undefined })}
            options={[
              { value: '', text: t('admin.history.byStaff') },
              { value: 'members', text: t('admin.history.byMembers') },
              { value: 'system', text: t('admin.history.bySystem') },
              { value: 'all', text: t('admin.history.byAll') },
            ]}
          />
          <Select
            label={t('admin.history.kind')}
            value={kind ?? ''}
            onChange={(value) => change({ kind: value || undefined, id: undefined })}
            options={[
              { value: '', text: t('admin.history.anyKind') },
              ...kinds.map((value) => ({ value, text: t(`admin.history.kinds.${value}`) })),
            ]}
          />
          <Select
            label={t('admin.history.action')}
            value={action ?? ''}
            onChange={(value) => change({ action: value || undefined })}
            options={[
              { value: '', text: t('admin.history.anyAction') },
              ...actions.map((value) => ({ value, text: t(`admin.history.actions.${value}`) })),
            ]}
          />
          <Field
            label={t('admin.history.from')}
            type="date"
            max={to}
            value={from ?? ''}
            onChange={({ target }) => change({ from: target.value || undefined })}
          />
          <Field
            label={t('admin.history.to')}
            type="date"
            min={from}
            value={to ?? ''}
            onChange={({ target }) => change({ to: target.value || undefined })}
          />
        </Bar>
      )}
      {chips.length > 0 && (
        <Chips>
          {chips.map(({ name, without }) => (
            <Button
              key={name}
              variant="outlined"
              color="inherit"
              endIcon={<X size={16} aria-hidden />}
              aria-label={t('admin.history.dropFilter', { name })}
              onClick={() => change(without)}
            >
              <bdi>{name}</bdi>
            </Button>
          ))}
        </Chips>
      )}
    </Filters>
  );
}
