import { useTranslation } from 'react-i18next';
import { ApiError, isStatus } from '../../../lib/api.ts';
import { SaveDialog, type FormProps } from '../records/save-dialog.tsx';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';
import { adminToken } from '../session/admin-token.ts';
import { brandChange, brandValues, useBrandFields } from './brand-fields.ts';

/** Why a brand could not be added, in words that help. */
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
  const fields = useBrandFields();
  return (
    <SaveDialog
      kind="brands"
      record={record}
      valuesOf={brandValues}
      fieldsOf={() => fields}
      bodyOf={brandChange}
      creationFailure={useCreationFailure()}
      onClose={onClose}
    />
  );
}
