import type { AdminCategory, AdminSubcategory } from '../api/records.ts';
import { SaveDialog } from '../records/save-dialog.tsx';
import { categoryChange, categoryValues, useCategoryFields } from './category-fields.ts';

interface CategoryDialogProps {
  /** null: a new one. */
  readonly category: AdminCategory | null;
  readonly onClose: () => void;
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const fields = useCategoryFields();
  return (
    <SaveDialog
      kind="categories"
      record={category}
      valuesOf={categoryValues}
      fieldsOf={() => fields}
      bodyOf={categoryChange}
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
  const fields = useCategoryFields();
  return (
    <SaveDialog
      kind="subcategories"
      record={subcategory}
      valuesOf={categoryValues}
      fieldsOf={() => fields}
      bodyOf={(values) => ({ ...categoryChange(values), categoryId })}
      onClose={onClose}
    />
  );
}
