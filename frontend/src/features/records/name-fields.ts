import { limits } from '@henna/domain';
import { useTranslation } from 'react-i18next';
import type { FieldSpec } from '../../admin-kit/form/field-spec.ts';

/** Fields of a record with a key, names in both languages and a description. */
export function useNameFields(label: string, hint: string): readonly FieldSpec[] {
  const { t } = useTranslation();
  const { name: max, description } = limits;
  return [
    { name: 'name', label, kind: 'text', required: true, max, hint },
    { name: 'displayName', label: t('admin.common.displayName'), kind: 'text', required: true, max },
    {
      name: 'arabic',
      path: 'labels.ar',
      label: t('admin.common.arabicName'),
      kind: 'text',
      max,
      direction: 'rtl',
    },
    { name: 'description', label: t('admin.common.description'), kind: 'multiline', max: description },
  ];
}
