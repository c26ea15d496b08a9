import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../../lib/use-label.ts';
import { SelectField } from '../../catalogue/components/select-field.tsx';
import { allAdminBrandsQuery } from '../api/brands.ts';
import { adminCategoriesQuery, adminSubcategoriesQuery } from '../api/categories.ts';
import {
  changeProduct,
  removeProduct,
  restoreProduct,
  type AdminProduct,
  type ProductChange,
} from '../api/products.ts';
import { renewCatalogue } from '../api/renew.ts';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';
import { BulkRemoval } from '../bulk/bulk-removal.tsx';
import type { BulkAct } from '../bulk/use-bulk.ts';

export interface ProductBulkProps {
  readonly rows: readonly AdminProduct[];
  readonly onRest: (rest: readonly AdminProduct[]) => void;
  readonly onClose: () => void;
}

const nameOf = ({ name }: AdminProduct) => name;

/** Changes the same fields of many products; each can be taken back to what it was. */
function useProductChanges(
  change: Partial<ProductChange>,
  before: (product: AdminProduct) => Partial<ProductChange>,
): BulkAct<AdminProduct, AdminProduct> {
  const { t } = useTranslation();
  const client = useQueryClient();
  return {
    run: (product, batch) => changeProduct(product, change, batch),
    isUnchanged: (product, answer) => product.revision === answer.revision,
    undo: (product, answer, batch) => changeProduct(answer, before(product), batch),
    renew: () => renewCatalogue(client),
    done: (count) => t('admin.products.bulk.changed', { count }),
  };
}

/** Gives many products another brand. */
export function ProductsToBrand({ rows, onRest, onClose }: ProductBulkProps) {
  const { t } = useTranslation();
  const { data: brands = [] } = useQuery(allAdminBrandsQuery());
  const [brandId, setBrandId] = useState('');
  const act = useProductChanges({ brandId }, (product) => ({ brandId: product.brandId }));
  return (
    <BulkDialog
      title={t('admin.products.bulk.brandTitle', { count: rows.length })}
      confirm={t('admin.products.bulk.change')}
      disabled={!brandId}
      {...{ rows, nameOf, act, onRest, onClose }}
    >
      <SelectField
        label={t('admin.products.brand')}
        value={brandId}
        options={[
          { value: '', text: t('admin.products.chooseBrand') },
          ...brands.map(({ id, displayName }) => ({ value: id, text: displayName })),
        ]}
        onChange={setBrandId}
      />
    </BulkDialog>
  );
}

/** Moves many products to another category and one of its subcategories. */
export function ProductsToCategory({ rows, onRest, onClose }: ProductBulkProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const { data: categories = [] } = useQuery(adminCategoriesQuery());
  const { data: subcategories = [] } = useQuery(adminSubcategoriesQuery());
  const [category, setCategory] = useState('');
  const [subcategory, setSubcategory] = useState('');
  const home = categories.find(({ name }) => name === category)?.id;
  const act = useProductChanges({ category, subcategory }, (product) => ({
    category: product.category,
    subcategory: product.subcategory,
  }));
  const choice = ({ name, displayName, labels }: (typeof categories)[number] | (typeof subcategories)[number]) => ({
    value: name,
    text: label(displayName, labels),
  });
  return (
    <BulkDialog
      title={t('admin.products.bulk.categoryTitle', { count: rows.length })}
      confirm={t('admin.products.bulk.change')}
      disabled={!category || !subcategory}
      {...{ rows, nameOf, act, onRest, onClose }}
    >
      <SelectField
        label={t('admin.products.category')}
        value={category}
        options={[{ value: '', text: t('admin.products.chooseCategory') }, ...categories.map(choice)]}
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
          ...subcategories.filter(({ categoryId }) => categoryId === home).map(choice),
        ]}
        onChange={setSubcategory}
      />
    </BulkDialog>
  );
}

export function ProductsRemoval({ rows, onRest, onClose }: ProductBulkProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <BulkRemoval
      title={t('admin.products.bulk.deleteTitle', { count: rows.length })}
      text={t('admin.products.bulk.deleteText')}
      remove={removeProduct}
      restore={restoreProduct}
      renew={() => renewCatalogue(client)}
      done={(count) => t('admin.products.bulk.deleted', { count })}
      {...{ rows, nameOf, onRest, onClose }}
    />
  );
}
