import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeBrand, removeBrand, restoreBrand, type AdminBrand } from '../api/brands.ts';
import { renewCatalogue } from '../api/renew.ts';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';
import { BulkRemoval } from '../bulk/bulk-removal.tsx';

interface BrandBulkProps {
  readonly rows: readonly AdminBrand[];
  readonly onRest: (rest: readonly AdminBrand[]) => void;
  readonly onClose: () => void;
}

const nameOf = ({ displayName }: AdminBrand) => displayName;

/** Shows many brands in the navigation, or takes them out of it. */
export function BrandsActive({ active, rows, onRest, onClose }: BrandBulkProps & { readonly active: boolean }) {
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
        run: (brand, batch) => changeBrand(brand, { active }, batch),
        isUnchanged: (brand, answer) => brand.revision === answer.revision,
        undo: (brand, answer, batch) => changeBrand(answer, { active: brand.active }, batch),
        renew: () => renewCatalogue(client),
        done: (changed) => t('admin.brands.bulk.changed', { count: changed }),
      }}
      {...{ rows, nameOf, onRest, onClose }}
    >
      <p>{active ? t('admin.brands.bulk.activateText') : t('admin.brands.bulk.deactivateText')}</p>
    </BulkDialog>
  );
}

export function BrandsRemoval({ rows, onRest, onClose }: BrandBulkProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <BulkRemoval
      title={t('admin.brands.bulk.deleteTitle', { count: rows.length })}
      text={t('admin.brands.bulk.deleteText', { count: rows.reduce((sum, { productCount }) => sum + productCount, 0) })}
      remove={removeBrand}
      restore={restoreBrand}
      renew={() => renewCatalogue(client)}
      done={(count) => t('admin.brands.bulk.deleted', { count })}
      {...{ rows, nameOf, onRest, onClose }}
    />
  );
}
