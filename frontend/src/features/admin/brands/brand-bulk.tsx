import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeRecord, type AdminBrand } from '../api/records.ts';
import { renewCatalogue } from '../api/renew.ts';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';
import type { BulkProps } from '../bulk/bulk-removal.tsx';
import { nameOfRecord } from '../records/name-of-record.ts';
import { RecordsRemoval } from '../records/records-removal.tsx';

type BrandBulkProps = BulkProps<AdminBrand>;

/** Shows many brands in the navigation, or takes them out of it. */
function BrandsActive({ active, rows, onRest, onClose }: BrandBulkProps & { readonly active: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const count = rows.length;
  return (
    <BulkDialog
      title={
        active ? t('admin.brands.bulk.activateTitle', { count }) : t('admin.brands.bulk.deactivateTitle', { count })
      }
      confirm={active ? t('admin.brands.bulk.activate') : t('admin.brands.bulk.deactivate')}
      act={{
        run: (brand, batch) => changeRecord('brands', brand, { active }, batch),
        isUnchanged: (brand, answer) => brand.revision === answer.revision,
        undo: (brand, answer, batch) => changeRecord('brands', answer, { active: brand.active }, batch),
        renew: () => renewCatalogue(client),
        done: (changed) => t('admin.brands.bulk.changed', { count: changed }),
      }}
      nameOf={nameOfRecord}
      {...{ rows, onRest, onClose }}
    >
      <p>{active ? t('admin.brands.bulk.activateText') : t('admin.brands.bulk.deactivateText')}</p>
    </BulkDialog>
  );
}

export const BrandsActivation = (props: BrandBulkProps) => <BrandsActive active {...props} />;
export const BrandsDeactivation = (props: BrandBulkProps) => <BrandsActive active={false} {...props} />;

export function BrandsRemoval(props: BrandBulkProps) {
  const { t } = useTranslation();
  const products = props.rows.reduce((sum, { productCount }) => sum + productCount, 0);
  return (
    <RecordsRemoval
      kind="brands"
      title={t('admin.brands.bulk.deleteTitle', { count: props.rows.length })}
      text={t('admin.brands.bulk.deleteText', { count: products })}
      {...props}
    />
  );
}
