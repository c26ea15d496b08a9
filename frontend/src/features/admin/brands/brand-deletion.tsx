import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { removeBrand, restoreBrand, type AdminBrand } from '../api/brands.ts';
import { renewCatalogue } from '../api/renew.ts';
import { DeleteDialog } from '../form/delete-dialog.tsx';
import { useDelete } from '../form/use-delete.ts';

export function BrandDeletion({ brand, onClose }: { readonly brand: AdminBrand; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const deletion = useDelete<AdminBrand>({
    remove: removeBrand,
    restore: restoreBrand,
    renew: () => renewCatalogue(client),
    deleted: t('admin.brands.deleted'),
    failed: (message) => ({ title: t('admin.common.error'), description: t('admin.brands.deleteFailed', { message }) }),
  });
  return (
    <DeleteDialog
      title={t('admin.brands.deleteTitle', { name: brand.displayName })}
      text={t('admin.brands.deleteText', { count: brand.productCount })}
      onDelete={(reason) => {
        deletion.mutate({ item: brand, reason });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
