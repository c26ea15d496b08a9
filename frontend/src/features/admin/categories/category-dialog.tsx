import { limits } from '@henna/contracts';
import { useTranslation } from 'react-i18next';
import type { AdminCategory, AdminSubcategory, CategoryChange } from '../api/records.ts';
import { textOr, textOrNull, wholeNumber, type FieldSpec, type FormValues } from '../form/field-spec.ts';
import { SaveDialog } from '../records/save-dialog.tsx';

/** The fields that categories and subcategories share. */
export function useCategoryFields(): readonly FieldSpec[] {
  const { t } = useTranslation();
  const { name, description } = limits;
  return [
    {
      name: 'name',
      label: t('admin.common.name'),
      kind: 'text',
      required: true,
      max: name,
      hint: t('admin.categories.nameHint'),
    },
    { name: 'displayName', label: t('admin.common.displayName'), kind: 'text', required: true, max: name },
    { name: 'arabic', label: t('admin.common.arabicName'), kind: 'text', max: name, direction: 'rtl' },
    { name: 'description', label: t('admin.common.description'), kind: 'multiline', max: description },
    { name: 'sortOrder', label: t('admin.common.sortOrder'), kind: 'number' },
    { name: 'active', label: t('admin.common.active'), kind: 'switch' },
  ];
}

type Shared = Omit<AdminCategory, 'id' | 'createdAt' | 'updatedAt' | 'revision'>;

export const categoryValues = (category: Shared | null): FormValues => ({
  name: category?.name ?? '',
  displayName: category?.displayName ?? '',
  arabic: category?.labels.ar ?? '',
  description: category?.description ?? '',
  sortOrder: String(category?.sortOrder ?? 0),
  active: category?.active ?? true,
});

export const categoryChange = (values: FormValues): CategoryChange => ({
  name: textOr(values.name),
  displayName: textOr(values.displayName),
  labels: { ar: textOrNull(values.arabic) },
  description: textOrNull(values.description),
  active: values.active === true,
  sortOrder: wholeNumber(values.sortOrder),
});

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
