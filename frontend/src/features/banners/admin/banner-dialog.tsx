import { limits } from '@henna/domain';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formFunctions,
  trimmedText,
  textOrNull,
  type FieldSpec,
  type FormValues,
} from '../../../admin-kit/form/field-spec.ts';
import { isWebAddress } from '../../../lib/validation.ts';
import { SaveDialog, type FormProps } from '../../records/index.ts';
import { BannerStrip } from '../banner-strip.tsx';

function useBannerFields(): readonly FieldSpec[] {
  const { t } = useTranslation();
  const { name, description, url } = limits;
  return [
    { name: 'title', label: t('admin.banners.titleField'), kind: 'text', required: true, max: name },
    {
      name: 'arabic',
      path: 'labels.ar',
      label: t('admin.banners.arabicTitle'),
      kind: 'text',
      max: name,
      direction: 'rtl',
    },
    { name: 'description', label: t('admin.common.description'), kind: 'multiline', max: description },
    {
      name: 'arabicDescription',
      path: 'descriptionLabels.ar',
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
      allowsPath: true,
      max: url,
      hint: t('admin.banners.linkHint'),
    },
    { name: 'active', label: t('admin.common.active'), kind: 'switch', initial: false },
  ];
}

/** The banner as the public would see it; an incomplete address is left out. */
const previewOf = (values: FormValues): ComponentProps<typeof BannerStrip>['banner'] => {
  const imageUrl = trimmedText(values.imageUrl);
  return {
    title: trimmedText(values.title),
    labels: { ar: textOrNull(values.arabic) ?? undefined },
    description: textOrNull(values.description),
    descriptionLabels: { ar: textOrNull(values.arabicDescription) ?? undefined },
    imageUrl: isWebAddress(imageUrl) ? imageUrl : null,
    linkUrl: null,
  };
};

export function BannerDialog({ record, onClose }: FormProps<'banners'>) {
  const { t } = useTranslation();
  return (
    <SaveDialog
      kind="banners"
      record={record}
      {...formFunctions(useBannerFields())}
      preview={(values) => (
        <div>
          <Typography variant="body2" sx={{ fontWeight: 600, marginBlockEnd: 0.75 }}>
            {t('admin.banners.preview')}
          </Typography>
          {values.title ? (
            <BannerStrip label={t('admin.banners.preview')} banner={previewOf(values)} />
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
