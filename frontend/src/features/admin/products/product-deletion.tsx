import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { removeProduct, restoreProduct, type AdminProduct } from '../api/products.ts';
import { renewCatalogue } from '../api/renew.ts';
import { DeleteDialog } from '../form/delete-dialog.tsx';
import { useDelete } from '../form/use-delete.ts';

export function ProductDeletion({
  product,
  onClose,
}: {
  readonly product: AdminProduct;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const deletion = useDelete<AdminProduct>({
    remove: removeProduct,
    restore: restoreProduct,
    renew: () => renewCatalogue(client),
    deleted: t('admin.products.deleted'),
    failed: (description) => ({ title: t('admin.products.deleteFailed'), description }),
  });
  return (
    <DeleteDialog
      title={t('admin.products.deleteTitle', { name: product.name })}
      text={t('admin.products.deleteText')}
      onDelete={(reason) => {
        deletion.mutate({ item: product, reason });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
