import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { AdminBanner } from '../api/records.ts';
import { downloaded, type Column } from '../table/column.ts';
import { BannerStatus } from './banner-status.tsx';

/** What the table of banners shows of each: its words as they are, in both languages where it has them. */
export function useBannerColumns(): readonly Column<AdminBanner>[] {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return [
    {
      key: 'title',
      head: t('admin.banners.titleField'),
      sort: { by: 'title' },
      names: true,
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
      cell: ({ createdAt }) => formatDate(createdAt, language),
    },
  ];
}

/** What a download tells of each. */
export const bannerDownload = downloaded<AdminBanner>(
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
