import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { BannerStrip } from '../../home/components/banner-strip.tsx';
import { saveBanner, type AdminBanner } from '../api/banners.ts';
import { renewCatalogue } from '../api/renew.ts';
import { RecordDialog } from '../form/record-dialog.tsx';
import { useRefusalWords } from '../refusal/use-refusal-words.ts';
import { bannerChange, bannerPreview, bannerValues, useBannerFields } from './banner-fields.ts';

interface BannerDialogProps {
  /** null: a new one. */
  readonly banner: AdminBanner | null;
  readonly onClose: () => void;
}

export function BannerDialog({ banner, onClose }: BannerDialogProps) {
  const { t } = useTranslation();
  const refusal = useRefusalWords();
  const client = useQueryClient();
  const fields = useBannerFields();
  return (
    <RecordDialog
      title={banner ? t('admin.banners.editTitle') : t('admin.banners.addTitle')}
      record={banner}
      valuesOf={bannerValues}
      fieldsOf={() => fields}
      bodyOf={bannerChange}
      save={(change, revision) => saveBanner(banner?.id ?? null, change, revision)}
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
      onSaved={() => {
        showToast({
          title: t('admin.common.success'),
          description: banner ? t('admin.banners.updated') : t('admin.banners.created'),
          tone: 'success',
        });
        void renewCatalogue(client);
        onClose();
      }}
      onFailed={(error) =>
        showToast({
          title: t('admin.common.error'),
          description: banner
            ? t('admin.banners.updateFailed', { message: refusal(error) })
            : t('admin.banners.createFailed', { message: refusal(error) }),
          tone: 'error',
        })
      }
      onClose={onClose}
    />
  );
}
