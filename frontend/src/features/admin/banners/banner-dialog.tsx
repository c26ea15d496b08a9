import { limits } from '@henna/contracts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BannerStrip } from '../../home/components/banner-strip.tsx';
import { isWebAddress } from '../../profile/profile-fields.ts';
import type { AdminBanner, Changes } from '../api/records.ts';
import { textOr, textOrNull, type FieldSpec, type FormValues } from '../form/field-spec.ts';
import { SaveDialog, type FormProps } from '../records/save-dialog.tsx';

export function useBannerFields(): readonly FieldSpec[] {
  const { t } = useTranslation();
  const { name, description, url } = limits;
  return [
    { name: 'title', label: t('admin.banners.titleField'), kind: 'text', required: true, max: name },
    { name: 'arabic', label: t('admin.banners.arabicTitle'), kind: 'text', max: name, direction: 'rtl' },
    { name: 'description', label: t('admin.common.description'), kind: 'multiline', max: description },
    {
      name: 'arabicDescription',
      label: t('admin.banners.arabicDescription'),
      kind: 'multiline',
      max: description,
      direction: 'rtl',
    },
    { name: 'imageUrl', label: t('admin.banners.imageUrl'), kind: 'address', max: url },
    {
      name: 'linkUrl',
      label: t('admin.banners.linkUrl'),
      kind: 'address',
      ownToo: true,
      max: url,
      hint: t('admin.banners.linkHint'),
    },
    { name: 'active', label: t('admin.common.active'), kind: 'switch' },
  ];
}

export const bannerValues = (banner: AdminBanner | null): FormValues => ({
  title: banner?.title ?? '',
  arabic: banner?.labels.ar ?? '',
  description: banner?.description ?? '',
  arabicDescription: banner?.descriptionLabels.ar ?? '',
  imageUrl: banner?.imageUrl ?? '',
  linkUrl: banner?.linkUrl ?? '',
  active: banner?.active ?? false,
});

export const bannerChange = (values: FormValues): Changes['banners'] => ({
  title: textOr(values.title),
  labels: { ar: textOrNull(values.arabic) },
  description: textOrNull(values.description),
  descriptionLabels: { ar: textOrNull(values.arabicDescription) },
  imageUrl: textOrNull(values.imageUrl),
  linkUrl: textOrNull(values.linkUrl),
  active: values.active === true,
});

/** What the public would see of it; an address that is not whole yet is left out. */
export const bannerPreview = (values: FormValues) => {
  const { title, labels, description, descriptionLabels, imageUrl } = bannerChange(values);
  return {
    title,
    labels: { ar: labels.ar ?? undefined },
    description,
    descriptionLabels: { ar: descriptionLabels.ar ?? undefined },
    imageUrl: imageUrl && isWebAddress(imageUrl) ? imageUrl : null,
    linkUrl: null,
  };
};

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
