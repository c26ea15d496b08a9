import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isChangedSince } from '../../../admin-kit/request.ts';
import { useMayWrite } from '../../../admin-kit/session.ts';
import { downloadFields, type Column } from '../../../admin-kit/table/column.ts';
import { useTexts, useToasts } from '../../../admin-kit/use-texts.ts';
import { Badge } from '../../../components/badge.ts';
import { Switch } from '../../../components/switch.tsx';
import { changeRecord, RecordsPage, invalidateCatalogue, type AdminBanner } from '../../records/index.ts';
import { BannerDialog } from './banner-dialog.tsx';

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
  const { t, date } = useTexts();
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
      head: t('admin.banners.descriptionHead'),
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
      cell: ({ createdAt }) => date(createdAt),
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
