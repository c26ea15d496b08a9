import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ImageManager } from '../../media/index.ts';
import { SaveDialog, type FormProps } from '../../records/index.ts';
import { useProductForm } from './product-form.ts';

export function ProductDialog({ record, onCreated, onClose }: FormProps<'products'>) {
  const { t } = useTranslation();
  return (
    <SaveDialog
      kind="products"
      record={record}
      {...useProductForm()}
      // It can have images now.
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
