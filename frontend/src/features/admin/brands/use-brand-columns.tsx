import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { AdminBrand } from '../api/records.ts';
import { downloaded, type Column } from '../table/column.ts';

/** What the table of brands shows of each. */
export function useBrandColumns(): readonly Column<AdminBrand>[] {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  return [
    {
      key: 'name',
      head: t('admin.brands.brand'),
      sort: { by: 'name' },
      names: true,
      cell: ({ name, displayName, labels }) => (
        <>
          <bdi>{label(displayName, { ar: labels.ar ?? displayName })}</bdi>
          <small>
            <bdi>{name}</bdi>
          </small>
        </>
      ),
    },
    {
      key: 'description',
      head: t('admin.brands.descriptionHead'),
      wide: true,
      cell: ({ description }) => (
        <span className="clamped" dir="auto">
          {description ?? t('admin.brands.noDescription')}
        </span>
      ),
    },
    {
      key: 'productCount',
      head: t('admin.brands.products'),
      sort: { by: 'products', natural: 'desc' },
      wide: true,
      cell: ({ productCount }) => formatNumber(productCount, language),
    },
    {
      key: 'active',
      head: t('admin.common.status'),
      sort: { by: 'status' },
      cell: ({ active }) => (
        <Badge outlined={!active} sx={{ whiteSpace: 'nowrap' }}>
          {active ? t('admin.common.active') : t('admin.common.inactive')}
        </Badge>
      ),
    },
  ];
}

/** What a download tells of each. */
export const brandDownload = downloaded<AdminBrand>(
  'id',
  'name',
  'displayName',
  'labels.ar',
  'description',
  'logoUrl',
  'website',
  'active',
  'productCount',
  'createdAt',
);
