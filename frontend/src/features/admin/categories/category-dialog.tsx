import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { categoryCalls, subcategoryCalls, type AdminCategory, type AdminSubcategory } from '../api/categories.ts';
import { renewCatalogue } from '../api/renew.ts';
import { RecordDialog } from '../form/record-dialog.tsx';
import { useRefusalWords } from '../refusal/use-refusal-words.ts';
import { categoryChange, categoryValues, useCategoryFields } from './category-fields.ts';

const useOutcome = (created: string, updated: string, onClose: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return {
    saved: (isNew: boolean) => {
      showToast({ title: t('admin.common.success'), description: isNew ? created : updated, tone: 'success' });
      void renewCatalogue(client);
      onClose();
    },
    failed: (description: string) => showToast({ title: t('admin.common.error'), description, tone: 'error' }),
  };
};

interface CategoryDialogProps {
  /** null: a new one. */
  readonly category: AdminCategory | null;
  readonly onClose: () => void;
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { t } = useTranslation();
  const refusal = useRefusalWords();
  const fields = useCategoryFields();
  const outcome = useOutcome(t('admin.categories.created'), t('admin.categories.updated'), onClose);
  return (
    <RecordDialog
      title={category ? t('admin.categories.editTitle') : t('admin.categories.addTitle')}
      record={category}
      valuesOf={categoryValues}
      fieldsOf={() => fields}
      bodyOf={categoryChange}
      save={(change, revision) => categoryCalls.save(category?.id ?? null, change, revision)}
      onSaved={() => outcome.saved(category === null)}
      onFailed={(error) =>
        outcome.failed(
          category
            ? t('admin.categories.updateFailed', { message: refusal(error) })
            : t('admin.categories.createFailed', { message: refusal(error) }),
        )
      }
      onClose={onClose}
    />
  );
}

interface SubcategoryDialogProps {
  readonly categoryId: string;
  /** null: a new one. */
  readonly subcategory: AdminSubcategory | null;
  readonly onClose: () => void;
}

export function SubcategoryDialog({ categoryId, subcategory, onClose }: SubcategoryDialogProps) {
  const { t } = useTranslation();
  const refusal = useRefusalWords();
  const fields = useCategoryFields();
  const outcome = useOutcome(t('admin.categories.subCreated'), t('admin.categories.subUpdated'), onClose);
  return (
    <RecordDialog
      title={subcategory ? t('admin.categories.editSubcategoryTitle') : t('admin.categories.addSubcategoryTitle')}
      record={subcategory}
      valuesOf={categoryValues}
      fieldsOf={() => fields}
      bodyOf={(values) => ({ ...categoryChange(values), categoryId })}
      save={(change, revision) => subcategoryCalls.save(subcategory?.id ?? null, change, revision)}
      onSaved={() => outcome.saved(subcategory === null)}
      onFailed={(error) =>
        outcome.failed(
          subcategory
            ? t('admin.categories.subUpdateFailed', { message: refusal(error) })
            : t('admin.categories.subCreateFailed', { message: refusal(error) }),
        )
      }
      onClose={onClose}
    />
  );
}
