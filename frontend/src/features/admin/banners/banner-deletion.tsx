import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { removeBanner, restoreBanner, type AdminBanner } from '../api/banners.ts';
import { renewCatalogue } from '../api/renew.ts';
import { DeleteDialog } from '../form/delete-dialog.tsx';
import { useDelete } from '../form/use-delete.ts';

export function BannerDeletion({ banner, onClose }: { readonly banner: AdminBanner; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const deletion = useDelete<AdminBanner>({
    remove: removeBanner,
    restore: restoreBanner,
    renew: () => renewCatalogue(client),
    deleted: t('admin.banners.deleted'),
    failed: (message) => ({
      title: t('admin.common.error'),
      description: t('admin.banners.deleteFailed', { message }),
    }),
  });
  return (
    <DeleteDialog
      title={t('admin.banners.deleteTitle', { name: banner.title })}
      text={t('admin.banners.deleteText')}
      onDelete={(reason) => {
        deletion.mutate({ item: banner, reason });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
