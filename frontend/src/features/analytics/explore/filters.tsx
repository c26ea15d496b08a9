import { metricLanguages } from '@henna/domain';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../admin-kit/form/select.tsx';
import { useLabel } from '../../../lib/use-label.ts';
import { ProductFilter } from '../../contributions/index.ts';
import { allRecordsQuery } from '../../records/index.ts';
import { optionSetsQuery } from '../../voting/admin/index.ts';
import type { TabProps } from '../analytics-page.tsx';
import { Bar } from './controls.tsx';
import { filterNames, type Exploration } from './exploration.ts';

type Choice = (typeof filterNames)[number];

/** The filters that the metric has. */
export function Filters({ search, onSearchChange, exploration }: TabProps & { readonly exploration: Exploration }) {
  const { t } = useTranslation();
  const label = useLabel();
  const { filters, definition } = exploration;
  const can = (name: Choice) => definition.filters.includes(name);
  const brands = useQuery({ ...allRecordsQuery('brands'), enabled: can('brand') });
  const categories = useQuery({ ...allRecordsQuery('categories'), enabled: can('category') });
  const subcategories = useQuery({ ...allRecordsQuery('subcategories'), enabled: can('subcategory') });
  const sets = useQuery({ ...optionSetsQuery(), enabled: can('option') });
  const change = (next: TabProps['search']) => onSearchChange({ ...search, ...next });
  const named = (all: readonly { readonly id: string; readonly displayName: string; readonly labels: object }[] = []) =>
    all.map(({ id, displayName, labels }) => ({ value: id, text: label(displayName, labels) }));
  const options = new Map(
    sets.data?.flatMap(({ details }) => details.map(({ id, label: text }) => [id, { value: id, text }] as const)),
  );
  const choices: readonly [Choice, readonly { readonly value: string; readonly text: string }[]][] = [
    ['brand', (brands.data ?? []).map(({ id, displayName }) => ({ value: id, text: displayName }))],
    ['category', named(categories.data)],
    ['subcategory', named(subcategories.data)],
    ['option', [...options.values()]],
    ['language', metricLanguages.map((value) => ({ value, text: t(`admin.analytics.languages.${value}`) }))],
  ];
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Bar aria-label={t('admin.analytics.filters')}>
      {can('product') && (
        <ProductFilter key={filters.product} value={filters.product} onChange={(product) => change({ product })} />
      )}
      {choices
        .filter(([name]) => can(name))
        .map(([name, all]) => {
          const value = filters[name] ?? '';
          const isListed = value === '' || all.some((choice) => choice.value === value);
          return (
            <Select
              key={name}
              label={t(`admin.analytics.groups.${name}`)}
              value={value}
              onChange={(chosen) => change({ [name]: chosen || undefined })}
              options={[
                { value: '', text: t('admin.analytics.explore.any') },
                ...(isListed ? [] : [{ value, text: value }]),
                ...all,
              ]}
            />
          );
        })}
      {isFiltered && (
        <Button
          color="inherit"
          startIcon={<X size={16} aria-hidden />}
          onClick={() => change(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
        >
          {t('admin.contributions.clear')}
        </Button>
      )}
    </Bar>
  );
}
