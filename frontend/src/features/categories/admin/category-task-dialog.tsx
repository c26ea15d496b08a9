import { useTranslation } from 'react-i18next';
import { useLabel } from '../../../lib/use-label.ts';
import { RecordDeletion } from '../../records/index.ts';
import type { CategoryTask } from './category-card.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import type { CategoryNode } from './category-tree.ts';

interface CategoryTaskDialogProps {
  readonly task: CategoryTask;
  readonly tree: readonly CategoryNode[] | undefined;
  readonly onClose: () => void;
}

/** Adds, changes or deletes a category or a subcategory. */
export function CategoryTaskDialog({ task, tree, onClose }: CategoryTaskDialogProps) {
  const { t } = useTranslation();
  const label = useLabel();
  if (task.step === 'form') return <CategoryDialog {...task.form} onClose={onClose} />;
  const { kind, record } = task;
  const subcategories = tree?.find(({ category }) => category.id === record.id)?.subcategories.length ?? 0;
  return (
    <RecordDeletion
      kind={kind}
      record={record}
      name={label(record.displayName, record.labels)}
      text={
        kind === 'subcategories'
          ? t('admin.subcategories.deleteText')
          : t('admin.categories.deleteText', { count: subcategories })
      }
      onClose={onClose}
    />
  );
}
