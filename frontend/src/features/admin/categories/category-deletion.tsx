import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../../lib/use-label.ts';
import { categoryCalls, subcategoryCalls, type AdminCategory, type AdminSubcategory } from '../api/categories.ts';
import { renewCatalogue } from '../api/renew.ts';
import { DeleteDialog } from '../form/delete-dialog.tsx';
import { useDelete } from '../form/use-delete.ts';

interface CategoryDeletionProps {
  readonly category: AdminCategory;
  /** How many go with it. */
  readonly subcategories: number;
  readonly onClose: () => void;
}

export function CategoryDeletion({ category, subcategories, onClose }: CategoryDeletionProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const client = useQueryClient();
  const deletion = useDelete<AdminCategory>({
    ...categoryCalls,
    renew: () => renewCatalogue(client),
    deleted: t('admin.categories.deleted'),
    failed: (message) => ({
      title: t('admin.common.error'),
      description: t('admin.categories.deleteFailed', { message }),
    }),
  });
  return (
    <DeleteDialog
      title={t('admin.categories.deleteTitle', { name: label(category.displayName, category.labels) })}
      text={t('admin.categories.deleteText', { count: subcategories })}
      onDelete={(reason) => {
        deletion.mutate({ item: category, reason });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

interface SubcategoryDeletionProps {
  readonly subcategory: AdminSubcategory;
  readonly onClose: () => void;
}

export function SubcategoryDeletion({ subcategory, onClose }: SubcategoryDeletionProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const client = useQueryClient();
  const deletion = useDelete<AdminSubcategory>({
    ...subcategoryCalls,
    renew: () => renewCatalogue(client),
    deleted: t('admin.categories.subDeleted'),
    failed: (message) => ({
      title: t('admin.common.error'),
      description: t('admin.categories.subDeleteFailed', { message }),
    }),
  });
  return (
    <DeleteDialog
      title={t('admin.categories.deleteTitle', { name: label(subcategory.displayName, subcategory.labels) })}
      text={t('admin.categories.deleteSubText')}
      onDelete={(reason) => {
        deletion.mutate({ item: subcategory, reason });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
