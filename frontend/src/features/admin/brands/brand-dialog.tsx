import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { isStatus } from '../../../lib/api.ts';
import { saveBrand, type AdminBrand } from '../api/brands.ts';
import { renewCatalogue } from '../api/renew.ts';
import { RecordDialog } from '../form/record-dialog.tsx';
import { useRefusalWords } from '../refusal/use-refusal-words.ts';
import { adminToken } from '../session/admin-token.ts';
import { brandChange, brandValues, useBrandFields } from './brand-fields.ts';

/** Why a brand could not be added, in words that help. */
function useCreationFailure(): (error: Error) => string {
  const { t } = useTranslation();
  const refusal = useRefusalWords();
  return (error) => {
    if (adminToken.get() === null) return t('admin.brands.noToken');
    if (error.message.includes('already exists')) return refusal(error);
    if (isStatus(error, 409)) return t('admin.brands.exists');
    if (isStatus(error, 400)) return t('admin.brands.invalid');
    if (isStatus(error, 401) || isStatus(error, 403)) return t('admin.brands.denied');
    return refusal(error) || t('admin.brands.createFailed');
  };
}

interface BrandDialogProps {
  /** null: a new one. */
  readonly brand: AdminBrand | null;
  readonly onClose: () => void;
}

export function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const { t } = useTranslation();
  const refusal = useRefusalWords();
  const client = useQueryClient();
  const fields = useBrandFields();
  const creationFailure = useCreationFailure();
  return (
    <RecordDialog
      title={brand ? t('admin.brands.editTitle') : t('admin.brands.addTitle')}
      record={brand}
      valuesOf={brandValues}
      fieldsOf={() => fields}
      bodyOf={brandChange}
      save={(change, revision) => saveBrand(brand?.id ?? null, change, revision)}
      onSaved={() => {
        showToast({
          title: t('admin.common.success'),
          description: brand ? t('admin.brands.updated') : t('admin.brands.created'),
          tone: 'success',
        });
        void renewCatalogue(client);
        onClose();
      }}
      onFailed={(error) =>
        showToast({
          title: t('admin.common.error'),
          description: brand ? t('admin.brands.updateFailed', { message: refusal(error) }) : creationFailure(error),
          tone: 'error',
        })
      }
      onClose={onClose}
    />
  );
}
