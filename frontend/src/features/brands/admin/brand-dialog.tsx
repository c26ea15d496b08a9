import { limits } from '@henna/domain';
import { useTranslation } from 'react-i18next';
import { formFunctions, type FieldSpec } from '../../../admin-kit/form/field-spec.ts';
import { adminToken } from '../../../admin-kit/request.ts';
import { ApiError, isStatus } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';
import { SaveDialog, useNameFields, type FormProps } from '../../records/index.ts';

export function useBrandFields(): readonly FieldSpec[] {
  const { t } = useTranslation();
  const names = useNameFields(t('admin.brands.systemName'), t('admin.brands.systemNameHint'));
  return [
    ...names,
    { name: 'logoUrl', label: t('admin.brands.logoUrl'), kind: 'address', max: limits.url },
    { name: 'website', label: t('admin.brands.website'), kind: 'address', max: limits.url },
    { name: 'active', label: t('admin.common.active'), kind: 'switch' },
  ];
}

function useCreationFailure(): (error: Error) => string {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  return (error) => {
    if (adminToken.get() === null) return t('admin.brands.noToken');
    if (error instanceof ApiError && error.code?.startsWith('NAME_TAKEN')) return refusalText(error);
    if (isStatus(error, 409)) return t('admin.brands.exists');
    if (isStatus(error, 400)) return t('admin.brands.invalid');
    if (isStatus(error, 401) || isStatus(error, 403)) return t('admin.brands.denied');
    return refusalText(error) || t('admin.brands.createFailed');
  };
}

export function BrandDialog({ record, onClose }: FormProps<'brands'>) {
  return (
    <SaveDialog
      kind="brands"
      record={record}
      {...formFunctions(useBrandFields())}
      creationFailure={useCreationFailure()}
      onClose={onClose}
    />
  );
}
