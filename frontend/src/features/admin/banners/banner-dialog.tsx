import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BannerStrip } from '../../home/components/banner-strip.tsx';
import { SaveDialog, type FormProps } from '../records/save-dialog.tsx';
import { bannerChange, bannerPreview, bannerValues, useBannerFields } from './banner-fields.ts';

export function BannerDialog({ record, onClose }: FormProps<'banners'>) {
  const { t } = useTranslation();
  const fields = useBannerFields();
  return (
    <SaveDialog
      kind="banners"
      record={record}
      valuesOf={bannerValues}
      fieldsOf={() => fields}
      bodyOf={bannerChange}
      preview={(values) => (
        <div>
          <Typography variant="body2" sx={{ fontWeight: 600, marginBlockEnd: 0.75 }}>
            {t('admin.banners.preview')}
          </Typography>
          {values.title ? (
            <BannerStrip label={t('admin.banners.preview')} banner={bannerPreview(values)} />
          ) : (
            <Typography variant="body2" color="textSecondary">
              {t('admin.banners.previewEmpty')}
            </Typography>
          )}
        </div>
      )}
      onClose={onClose}
    />
  );
}
