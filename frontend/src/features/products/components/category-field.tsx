import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';
import { useLabel } from '../../../lib/use-label.ts';
import { sameKey } from '../../catalogue/index.ts';
import type { FilterFieldProps } from './filter-fields.ts';

export function CategoryField({ search, change, categories }: Omit<FilterFieldProps, 'list'>) {
  const { t } = useTranslation();
  const label = useLabel();
  const chosen = categories.find((one) => sameKey(one.key, search.category ?? ''))?.key ?? search.category;
  return (
    <SelectField
      label={t('products.category')}
      value={chosen ?? ''}
      options={[
        { value: '', text: t('products.allCategories') },
        ...categories.map((one) => ({ value: one.key, text: label(one.displayName, one.labels) })),
      ]}
      onChange={(category) => change({ category: category || undefined, subcategory: undefined })}
    />
  );
}
