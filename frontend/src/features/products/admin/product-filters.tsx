import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTableSearch } from '../../../admin-kit/table/table-search.ts';
import { SelectField } from '../../../components/select-field.tsx';
import { sameKey } from '../../catalogue/index.ts';
import type { ProductsSearch } from '../../records/index.ts';
import { useCatalogueChoices } from './use-catalogue-choices.ts';

const Filters = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  alignItems: 'end',
  gap: 12,
  '& > button': { justifySelf: 'start' },
});

export function ProductFilters() {
  const { t } = useTranslation();
  const [search, onSearchChange] = useTableSearch<ProductsSearch>();
  const { brands, categories, subcategoriesOf } = useCatalogueChoices();
  const { brand, category, subcategory, show } = search;
  const chosenCategory =
    categories.find(({ value }) => category !== undefined && sameKey(value, category))?.value ?? category;
  const isFiltered = [brand, category, subcategory, show].some(Boolean);
  return (
    <Filters role="group" aria-label={t('admin.products.filter.title')}>
      <SelectField
        label={t('admin.products.brand')}
        value={brand ?? ''}
        options={withCurrent(brand, [
          { value: '', text: t('admin.products.filter.allBrands') },
          ...brands.map(({ name, displayName }) => ({ value: name, text: displayName })),
        ])}
        onChange={(value) => onSearchChange({ brand: value || undefined })}
      />
      <SelectField
        label={t('admin.products.category')}
        value={chosenCategory ?? ''}
        options={withCurrent(chosenCategory, [
          { value: '', text: t('admin.products.filter.allCategories') },
          ...categories,
        ])}
        onChange={(value) => onSearchChange({ category: value || undefined, subcategory: undefined })}
      />
      <SelectField
        label={t('admin.products.subcategory')}
        value={subcategory ?? ''}
        disabled={!category}
        options={withCurrent(subcategory, [
          { value: '', text: t('admin.products.filter.allSubcategories') },
          ...subcategoriesOf(chosenCategory),
        ])}
        onChange={(value) => onSearchChange({ subcategory: value || undefined })}
      />
      <SelectField
        label={t('admin.products.filter.show')}
        value={show ?? ''}
        options={[
          { value: '', text: t('admin.products.filter.notRemoved') },
          { value: 'uncategorised', text: t('admin.products.filter.uncategorised') },
          { value: 'withoutPicture', text: t('admin.products.filter.withoutPicture') },
          { value: 'removed', text: t('admin.products.filter.removed') },
        ]}
        onChange={(value) => onSearchChange({ show: showValues[value] })}
      />
      {isFiltered && (
        <Button
          color="inherit"
          startIcon={<X size={16} aria-hidden />}
          onClick={() =>
            onSearchChange({ brand: undefined, category: undefined, subcategory: undefined, show: undefined })
          }
        >
          {t('admin.history.clear')}
        </Button>
      )}
    </Filters>
  );
}

const showValues: Readonly<Record<string, ProductsSearch['show']>> = {
  uncategorised: 'uncategorised',
  withoutPicture: 'withoutPicture',
  removed: 'removed',
};

interface Choice {
  readonly value: string;
  readonly text: string;
}

/** Shows the value of the address even if it cannot be chosen. */
const withCurrent = (value: string | undefined, choices: readonly Choice[]): readonly Choice[] =>
  value === undefined || choices.some((choice) => choice.value === value)
    ? choices
    : [...choices, { value, text: value }];
