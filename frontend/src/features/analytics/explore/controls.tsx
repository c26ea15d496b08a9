import type { MetricGroup } from '@henna/domain';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../admin-kit/form/select.tsx';
import { Field } from '../../../components/field.tsx';
import type { TabProps } from '../analytics-page.tsx';
import { daysFrom, isDay } from './calendar-days.ts';
import { steps, type Exploration } from './exploration.ts';
import type { MetricDefinition } from '../api-types.ts';

export const Bar = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: 12,
  alignItems: 'end',
});

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

interface ControlsProps extends TabProps {
  readonly metrics: readonly MetricDefinition[];
  readonly exploration: Exploration;
}

export function Controls({ search, onSearchChange, metrics, exploration }: ControlsProps) {
  const { t } = useTranslation();
  const { definition, group, by, days, timeZone } = exploration;
  const change = (next: TabProps['search']) => onSearchChange({ ...search, ...next });
  const groups: readonly (MetricGroup | '')[] = [
    ...(definition.isGroupOptional ? ['' as const] : []),
    ...definition.groups,
  ];
  const versus = search.versus === undefined || isDay(search.versus) ? search.versus && 'day' : search.versus;
  return (
    <Bar aria-label={t('admin.analytics.explore.what')}>
      <Select
        label={t('admin.analytics.explore.metric')}
        value={definition.name}
        onChange={(metric) => change({ metric })}
        options={metrics.map(({ name }) => ({ value: name, text: t(`admin.analytics.metrics.${name}.name`) }))}
      />
      <Select
        label={t('admin.analytics.explore.group')}
        value={group ?? ''}
        onChange={(value) => change({ group: value || undefined })}
        options={groups.map((value) => ({
          value,
          text: value === '' ? t('admin.analytics.explore.ungrouped') : t(`admin.analytics.groups.${value}`),
        }))}
      />
      <Field
        label={t('admin.analytics.explore.from')}
        type="date"
        max={days.last}
        value={days.first}
        onChange={({ target }) => change({ from: target.value || undefined, to: days.last })}
      />
      <Field
        label={t('admin.analytics.explore.to')}
        type="date"
        min={days.first}
        value={days.last}
        onChange={({ target }) => change({ from: days.first, to: target.value || undefined })}
      />
      <Select
        label={t('admin.analytics.explore.by')}
        value={by ?? 'whole'}
        onChange={(value) => change({ by: value === 'day' ? undefined : value })}
        options={[
          ...steps.map((value) => ({ value, text: t(`admin.analytics.steps.${value}`) })),
          { value: 'whole' as const, text: t('admin.analytics.explore.whole') },
        ]}
      />
      <Select
        label={t('admin.analytics.explore.timeZone')}
        value={timeZone}
        onChange={(value) => change({ timeZone: value === 'UTC' ? undefined : value })}
        options={(zones.includes(timeZone) ? zones : [timeZone, ...zones]).map((value) => ({ value, text: value }))}
      />
      <Select
        label={t('admin.analytics.explore.versus')}
        value={versus ?? ''}
        onChange={(value) => change({ versus: value === 'day' ? days.first : value || undefined })}
        options={(['', 'before', 'year', 'day'] as const).map((value) => ({
          value,
          text: t(`admin.analytics.explore.versusOf.${value === '' ? 'none' : value}`),
        }))}
      />
      {versus === 'day' && (
        <Field
          label={t('admin.analytics.explore.versusFrom')}
          hint={t('admin.analytics.explore.asManyDays', { count: daysFrom(days.first, days.last) })}
          type="date"
          value={search.versus ?? ''}
          onChange={({ target }) => change({ versus: target.value || undefined })}
        />
      )}
    </Bar>
  );
}
