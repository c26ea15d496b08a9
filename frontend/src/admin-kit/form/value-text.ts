import { useTranslation } from 'react-i18next';
import type { FieldSpec } from './field-spec.ts';

/** A field's value as it is read; an empty text for no value. */
export function useValueText(): (field: FieldSpec, value: string | boolean | undefined) => string {
  const { t } = useTranslation();
  return ({ options, text }, value) => {
    if (typeof value === 'boolean') return value ? t('admin.common.yes') : t('admin.common.no');
    if (text) return text(value ?? '');
    return options?.find((option) => option.value === value)?.text ?? value ?? '';
  };
}
