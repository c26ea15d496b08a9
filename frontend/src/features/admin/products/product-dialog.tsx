import { useQueryClient } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { saveProduct, type AdminProduct } from '../api/products.ts';
import { renewCatalogue } from '../api/renew.ts';
import { RecordDialog } from '../form/record-dialog.tsx';
import { ImageManager } from '../images/image-manager.tsx';
import { useRefusalWords } from '../refusal/use-refusal-words.ts';
import { productBody, productValues, useProductFields } from './use-product-fields.ts';

interface ProductDialogProps {
  /** null: a new one. */
  readonly product: AdminProduct | null;
  /** A new one was saved: from now on it can have images. */
  readonly onCreated: (product: AdminProduct) => void;
  readonly onClose: () => void;
}

export function ProductDialog({ product, onCreated, onClose }: ProductDialogProps) {
  const { t } = useTranslation();
  const refusal = useRefusalWords();
  const client = useQueryClient();
  const fieldsOf = useProductFields();
  return (
    <RecordDialog
      title={product ? t('admin.products.editTitle') : t('admin.products.addTitle')}
      record={product}
      valuesOf={productValues}
      fieldsOf={fieldsOf}
      bodyOf={productBody}
      save={({ place, ...change }, revision) => saveProduct(product?.id ?? null, { ...change, ...place }, revision)}
      onSaved={(saved) => {
        showToast({
          title: t('admin.common.success'),
          description: product ? t('admin.products.updated') : t('admin.products.created'),
          tone: 'success',
        });
        void renewCatalogue(client);
        if (product) onClose();
        else onCreated(saved);
      }}
      onFailed={(error) =>
        showToast({
          title: product ? t('admin.products.updateFailed') : t('admin.products.createFailed'),
          description: refusal(error),
          tone: 'error',
        })
      }
      onClose={onClose}
    >
      {product ? (
        <ImageManager productId={product.id} />
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {t('admin.products.saveFirst')}
        </Typography>
      )}
    </RecordDialog>
  );
}
