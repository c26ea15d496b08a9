import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../admin-kit/form/select.tsx';
import { parseMoment } from '../../../admin-kit/moment.ts';
import { Field } from '../../../components/field.tsx';
import { Switch } from '../../../components/switch.tsx';
import { ProductFilter } from '../../contributions/index.ts';
import type { TabProps } from '../analytics-page.tsx';
import { eventKindNames } from '../event-types.ts';
import { kindOf, localMoment, showsTechnical, typesOf } from './events-search.ts';

const Bar = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
  gap: 12,
  alignItems: 'end',
});
const Wide = styled('div')({ gridColumn: '1 / -1' });
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, gridColumn: '1 / -1' });

/** Filters that come with a link and have no field here. */
const carried = ['brand', 'category', 'subcategory', 'option', 'language'] as const;

export function EventFilters({ search, onSearchChange }: TabProps) {
  const { t } = useTranslation();
  const change = (next: TabProps['search']) => onSearchChange({ ...search, ...next });
  const kind = kindOf(search);
  const chips = carried.filter((name) => search[name] !== undefined);
  return (
    <Bar aria-label={t('admin.analytics.filters')}>
      <Select
        label={t('admin.analytics.events.kind')}
        value={kind}
        onChange={(value) => change({ types: value === 'some' ? search.types : typesOf(value) })}
        options={[
          { value: 'all', text: t('admin.analytics.events.all') },
          ...(kind === 'some' ? [{ value: 'some' as const, text: t('admin.analytics.events.some') }] : []),
          ...eventKindNames.map((value) => ({ value, text: t(`admin.analytics.events.kinds.${value}`) })),
        ]}
      />
      <ProductFilter key={search.product} value={search.product} onChange={(product) => change({ product })} />
      <Field
        label={t('admin.analytics.events.from')}
        type="datetime-local"
        value={localMoment(search.from)}
        onChange={({ target }) => change({ from: parseMoment(target.value) })}
      />
      <Field
        label={t('admin.analytics.events.to')}
        type="datetime-local"
        value={localMoment(search.to)}
        onChange={({ target }) => change({ to: parseMoment(target.value) })}
      />
      {kind === 'all' && (
        <Wide>
          <Switch
            label={t('admin.analytics.events.technical')}
            checked={showsTechnical(search)}
            onChange={(isShown) => change({ technical: isShown ? 'true' : undefined })}
          />
        </Wide>
      )}
      {chips.length > 0 && (
        <Chips>
          {chips.map((name) => {
            const only = t('admin.analytics.events.only', { name: t(`admin.analytics.groups.${name}`) });
            return (
              <Button
                key={name}
                variant="outlined"
                color="inherit"
                endIcon={<X size={16} aria-hidden />}
                aria-label={t('admin.history.dropFilter', { name: only })}
                onClick={() => change({ [name]: undefined })}
              >
                {only}
              </Button>
            );
          })}
        </Chips>
      )}
    </Bar>
  );
}
