import { limits } from '@henna/contracts';
import { useTranslation } from 'react-i18next';
import { isWebAddress } from '../../profile/profile-fields.ts';
import type { AdminBanner, Changes } from '../api/records.ts';
import { textOr, textOrNull, type FieldSpec, type FormValues } from '../form/field-spec.ts';

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
