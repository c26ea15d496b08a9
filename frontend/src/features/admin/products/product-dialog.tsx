import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ImageManager } from '../images/image-manager.tsx';
import { SaveDialog, type FormProps } from '../records/save-dialog.tsx';
import { productBody, productValues, useProductFields } from './use-product-fields.ts';

export function ProductDialog({ record, onCreated, onClose }: FormProps<'products'>) {
  const { t } = useTranslation();
  return (
    <SaveDialog
      kind="products"
      record={record}
      valuesOf={productValues}
      fieldsOf={useProductFields()}
      bodyOf={productBody}
      changeOf={({ place, ...change }) => ({ ...change, ...place })}
      // From now on it can have images.
      onCreated={onCreated}
      onClose={onClose}
    >
      {record ? (
        <ImageManager productId={record.id} />
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {t('admin.products.saveFirst')}
        </Typography>
      )}
    </SaveDialog>
  );
}
