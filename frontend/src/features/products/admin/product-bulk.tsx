import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkDialog } from '../../../admin-kit/bulk/bulk-dialog.tsx';
import type { BulkProps } from '../../../admin-kit/bulk/bulk-removal.tsx';
import type { BulkAction } from '../../../admin-kit/bulk/use-bulk.ts';
import { SelectField } from '../../../components/select-field.tsx';
import {
  changeRecord,
  recordName,
  RecordsRemoval,
  invalidateCatalogue,
  type AdminProduct,
  type Changes,
} from '../../records/index.ts';
import { useCatalogueChoices } from './use-catalogue-choices.ts';

/** @param before the fields to which an undo returns */
function useProductChanges(
  change: Partial<Changes['products']>,
  before: (product: AdminProduct) => Partial<Changes['products']>,
): BulkAction<AdminProduct, AdminProduct> {
  const { t } = useTranslation();
  const client = useQueryClient();
  return {
    run: (product, batch) => changeRecord('products', product, change, batch),
    isUnchanged: (product, answer) => product.revision === answer.revision,
    undo: (product, answer, batch) => changeRecord('products', answer, before(product), batch),
    invalidate: () => invalidateCatalogue(client),
    doneText: (count) => t('admin.products.bulk.changed', { count }),
  };
}

export function ProductsToBrand({ rows, onRemaining, onClose }: BulkProps<AdminProduct>) {
  const { t } = useTranslation();
  const { brandsById } = useCatalogueChoices();
  const [brandId, setBrandId] = useState('');
  const action = useProductChanges({ brandId }, (product) => ({ brandId: product.brandId }));
  return (
    <BulkDialog
      title={t('admin.products.bulk.brandTitle', { count: rows.length })}
      confirm={t('admin.products.bulk.change')}
      disabled={!brandId}
      {...{ rows, nameOf: recordName, action, onRemaining, onClose }}
    >
      <SelectField
        label={t('admin.products.brand')}
        value={brandId}
        options={[{ value: '', text: t('admin.products.chooseBrand') }, ...brandsById]}
        onChange={setBrandId}
      />
    </BulkDialog>
  );
}

export function ProductsToCategory({ rows, onRemaining, onClose }: BulkProps<AdminProduct>) {
  const { t } = useTranslation();
  const { categories, subcategoriesOf } = useCatalogueChoices();
  const [category, setCategory] = useState('');
  const [subcategory, setSubcategory] = useState('');
  const action = useProductChanges({ category, subcategory }, (product) => ({
    category: product.category,
    subcategory: product.subcategory,
  }));
  return (
    <BulkDialog
      title={t('admin.products.bulk.categoryTitle', { count: rows.length })}
      confirm={t('admin.products.bulk.change')}
      disabled={!category || !subcategory}
      {...{ rows, nameOf: recordName, action, onRemaining, onClose }}
    >
      <SelectField
        label={t('admin.products.category')}
        value={category}
        options={[{ value: '', text: t('admin.products.chooseCategory') }, ...categories]}
        onChange={(next) => {
          setCategory(next);
          setSubcategory('');
        }}
      />
      <SelectField
        label={t('admin.products.subcategory')}
        value={subcategory}
        disabled={!category}
        options={[
          {
            value: '',
            text: category ? t('admin.products.chooseSubcategory') : t('admin.products.chooseCategoryFirst'),
          },
          ...subcategoriesOf(category),
        ]}
        onChange={setSubcategory}
      />
    </BulkDialog>
  );
}

export function ProductsRemoval(props: BulkProps<AdminProduct>) {
  const { t } = useTranslation();
  return (
    <RecordsRemoval
      kind="products"
      title={t('admin.products.bulk.deleteTitle', { count: props.rows.length })}
      text={t('admin.products.bulk.deleteText')}
      {...props}
    />
  );
}
