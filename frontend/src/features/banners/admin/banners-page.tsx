import { limits } from '@henna/domain';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formFunctions,
  textOrNull,
  trimmedText,
  type FieldSpec,
  type FormValues,
} from '../../../admin-kit/form/field-spec.ts';
import { isChangedSince } from '../../../admin-kit/request.ts';
import { useMayWrite } from '../../../admin-kit/session.ts';
import { downloadFields, type Column } from '../../../admin-kit/table/column.ts';
import { useTexts, useToasts } from '../../../admin-kit/use-texts.ts';
import { When } from '../../../admin-kit/when.tsx';
import { Badge } from '../../../components/badge.ts';
import { Switch } from '../../../components/switch.tsx';
import { isWebAddress } from '../../../lib/validation.ts';
import {
  changeRecord,
  invalidateCatalogue,
  RecordsPage,
  SaveDialog,
  type FormProps,
  type Records,
} from '../../records/index.ts';
import { BannerStrip } from '../banner-strip.tsx';

type AdminBanner = Records['banners'];

const Pair = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  columnGap: 12,
  '@container table (width >= 640px)': { flexWrap: 'nowrap' },
});

/** The switch moves at once, and back if the service refuses. */
export function BannerStatus({ banner }: { readonly banner: AdminBanner }) {
  const { t } = useTranslation();
  const { refusalText, showSuccess, showError } = useToasts();
  const client = useQueryClient();
  const mayWrite = useMayWrite();
  const change = useMutation({
    mutationFn: (active: boolean) => changeRecord('banners', banner, { active }),
    onSuccess: (_saved, active) => showSuccess(active ? t('admin.banners.shown') : t('admin.banners.hidden')),
    onError: (error) => {
      const message = isChangedSince(error) ? t('admin.banners.changedSince') : refusalText(error);
      showError(t('admin.banners.updateFailed', { message }));
    },
    onSettled: () => invalidateCatalogue(client),
  });
  const active = change.isPending ? change.variables : banner.active;
  return (
    <Pair>
      {mayWrite && (
        <Switch
          quiet
          label={t('admin.banners.switch', { name: banner.title })}
          checked={active}
          onChange={(next) => !change.isPending && change.mutate(next)}
        />
      )}
      <Badge outlined={!active}>{active ? t('admin.common.active') : t('admin.common.inactive')}</Badge>
    </Pair>
  );
}

export function useBannerColumns(): readonly Column<AdminBanner>[] {
  const { t } = useTexts();
  return [
    {
      key: 'title',
      head: t('admin.banners.titleField'),
      sort: { by: 'title' },
      isRowHeader: true,
      cell: ({ title, labels }) => (
        <>
          <bdi>{title}</bdi>
          {labels.ar && (
            <small lang="ar">
              <bdi>{labels.ar}</bdi>
            </small>
          )}
        </>
      ),
    },
    {
      key: 'description',
      head: t('admin.history.fields.description'),
      wide: true,
      cell: ({ description }) =>
        description && (
          <span className="clamped" dir="auto">
            {description}
          </span>
        ),
    },
    {
      key: 'status',
      head: t('admin.common.status'),
      sort: { by: 'status' },
      cell: (banner) => <BannerStatus banner={banner} />,
    },
    {
      key: 'createdAt',
      head: t('admin.banners.createdHead'),
      sort: { by: 'newest', natural: 'desc' },
      wide: true,
      cell: ({ createdAt }) => <When iso={createdAt} />,
    },
  ];
}

export const bannerDownload = downloadFields<AdminBanner>(
  'id',
  'title',
  'labels.ar',
  'description',
  'descriptionLabels.ar',
  'imageUrl',
  'linkUrl',
  'active',
  'createdAt',
);

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
      label: t('admin.common.arabicDescription'),
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

export function BannersPage() {
  const { t } = useTranslation();
  return (
    <RecordsPage
      kind="banners"
      columns={useBannerColumns()}
      download={bannerDownload}
      Form={BannerDialog}
      deleteText={() => t('admin.banners.deleteText')}
    />
  );
}
