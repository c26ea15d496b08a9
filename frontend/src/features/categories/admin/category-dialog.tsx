import { limits } from '@henna/domain';
import { useTranslation } from 'react-i18next';
import { formFunctions, type FieldSpec } from '../../../admin-kit/form/field-spec.ts';
import { SaveDialog, useNameFields, type AdminCategory, type AdminSubcategory } from '../../records/index.ts';

/** A category or subcategory to change; without a record, a new one. */
export type CategoryForm =
  | { readonly kind: 'categories'; readonly record: AdminCategory | null }
  | { readonly kind: 'subcategories'; readonly record: AdminSubcategory | null; readonly categoryId: string };

export function useCategoryFields(): readonly FieldSpec[] {
  const { t } = useTranslation();
  const names = useNameFields(t('admin.common.name'), t('admin.categories.nameHint'));
  return [
    ...names,
    {
      name: 'arabicDescription',
      path: 'descriptionLabels.ar',
      label: t('admin.common.arabicDescription'),
      kind: 'multiline',
      max: limits.description,
      direction: 'rtl',
    },
    { name: 'sortOrder', label: t('admin.common.sortOrder'), kind: 'number', initial: '0' },
    { name: 'active', label: t('admin.common.active'), kind: 'switch' },
  ];
}

export function CategoryDialog({ onClose, ...form }: CategoryForm & { readonly onClose: () => void }) {
  const fields = useCategoryFields();
  if (form.kind === 'categories')
    return <SaveDialog kind="categories" record={form.record} {...formFunctions(fields)} onClose={onClose} />;
  const { record, categoryId } = form;
  return (
    <SaveDialog kind="subcategories" record={record} {...formFunctions(fields, { categoryId })} onClose={onClose} />
  );
}
