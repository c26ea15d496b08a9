import { limits } from '@henna/domain';
import { useTranslation } from 'react-i18next';
import { formOf, type FieldSpec } from '../../../admin-kit/form/field-spec.ts';
import { SaveDialog, type AdminCategory, type AdminSubcategory } from '../../records/index.ts';

/** A category or a subcategory that is added or changed; without a record it is a new one. */
export type CategoryForm =
  | { readonly kind: 'categories'; readonly record: AdminCategory | null }
  | { readonly kind: 'subcategories'; readonly record: AdminSubcategory | null; readonly categoryId: string };

export function CategoryDialog({ onClose, ...form }: CategoryForm & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { name, description } = limits;
  const fields: readonly FieldSpec[] = [
    {
      name: 'name',
      label: t('admin.common.name'),
      kind: 'text',
      required: true,
      max: name,
      hint: t('admin.categories.nameHint'),
    },
    { name: 'displayName', label: t('admin.common.displayName'), kind: 'text', required: true, max: name },
    {
      name: 'arabic',
      path: 'labels.ar',
      label: t('admin.common.arabicName'),
      kind: 'text',
      max: name,
      direction: 'rtl',
    },
    { name: 'description', label: t('admin.common.description'), kind: 'multiline', max: description },
    { name: 'sortOrder', label: t('admin.common.sortOrder'), kind: 'number', initial: '0' },
    { name: 'active', label: t('admin.common.active'), kind: 'switch' },
  ];
  if (form.kind === 'categories')
    return <SaveDialog kind="categories" record={form.record} {...formOf(fields)} onClose={onClose} />;
  const { record, categoryId } = form;
  return <SaveDialog kind="subcategories" record={record} {...formOf(fields, { categoryId })} onClose={onClose} />;
}
