import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BulkDialog } from '../../../admin-kit/bulk/bulk-dialog.tsx';
import type { BulkProps } from '../../../admin-kit/bulk/bulk-removal.tsx';
import { downloadFields, type Column } from '../../../admin-kit/table/column.ts';
import { useTableSearch } from '../../../admin-kit/table/table-search.ts';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { Badge } from '../../../components/badge.ts';
import { useLabel } from '../../../lib/use-label.ts';
import {
  changeRecord,
  listParam,
  RecordLink,
  recordName,
  RecordsPage,
  RecordsRemoval,
  invalidateCatalogue,
  type AdminBrand,
  type ProductsSearch,
} from '../../records/index.ts';
import { BrandDialog } from './brand-dialog.tsx';

/** @param list parameters of the list that shows them */
export function useBrandColumns(list: string | undefined): readonly Column<AdminBrand>[] {
  const { t, number } = useTexts();
  const label = useLabel();
  return [
    {
      key: 'name',
      head: t('admin.products.brand'),
      sort: { by: 'name' },
      isRowHeader: true,
      cell: ({ id, name, displayName, labels }) => (
        <>
          <RecordLink kind="brands" id={id} list={list}>
            <bdi>{label(displayName, { ar: labels.ar ?? displayName })}</bdi>
          </RecordLink>
          <small>
            <bdi>{name}</bdi>
          </small>
        </>
      ),
    },
    {
      key: 'description',
      head: t('admin.history.fields.description'),
      wide: true,
      cell: ({ description }) => (
        <span className="clamped" dir="auto">
          {description ?? t('admin.brands.noDescription')}
        </span>
      ),
    },
    {
      key: 'productCount',
      head: t('admin.shell.products'),
      sort: { by: 'products', natural: 'desc' },
      wide: true,
      cell: ({ productCount }) => number(productCount),
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

export const brandDownload = downloadFields<AdminBrand>(
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

type BrandBulkProps = BulkProps<AdminBrand>;

function BrandsActive({ active, rows, onRemaining, onClose }: BrandBulkProps & { readonly active: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const count = rows.length;
  return (
    <BulkDialog
      title={
        active ? t('admin.brands.bulk.activateTitle', { count }) : t('admin.brands.bulk.deactivateTitle', { count })
      }
      confirm={active ? t('admin.brands.bulk.activate') : t('admin.brands.bulk.deactivate')}
      action={{
        run: (brand, batch) => changeRecord('brands', brand, { active }, batch),
        isUnchanged: (brand, answer) => brand.revision === answer.revision,
        undo: (brand, answer, batch) => changeRecord('brands', answer, { active: brand.active }, batch),
        invalidate: () => invalidateCatalogue(client),
        doneText: (changed) => t('admin.brands.bulk.changed', { count: changed }),
      }}
      nameOf={recordName}
      {...{ rows, onRemaining, onClose }}
    >
      <p>{active ? t('admin.brands.bulk.activateText') : t('admin.brands.bulk.deactivateText')}</p>
    </BulkDialog>
  );
}

export const BrandsActivation = (props: BrandBulkProps) => <BrandsActive active {...props} />;
export const BrandsDeactivation = (props: BrandBulkProps) => <BrandsActive active={false} {...props} />;

export function BrandsRemoval(props: BrandBulkProps) {
  const { t } = useTranslation();
  const products = props.rows.reduce((sum, { productCount }) => sum + productCount, 0);
  return (
    <RecordsRemoval
      kind="brands"
      title={t('admin.brands.bulk.deleteTitle', { count: props.rows.length })}
      text={t('admin.brands.bulk.deleteText', { count: products })}
      {...props}
    />
  );
}

export function BrandsPage() {
  const { t } = useTranslation();
  const [search] = useTableSearch<ProductsSearch>();
  return (
    <RecordsPage
      kind="brands"
      columns={useBrandColumns(listParam(search))}
      download={brandDownload}
      Form={BrandDialog}
      deleteText={({ productCount }) => t('admin.brands.deleteText', { count: productCount })}
      bulkActions={[
        { text: t('admin.brands.bulk.activate'), Dialog: BrandsActivation },
        { text: t('admin.brands.bulk.deactivate'), Dialog: BrandsDeactivation },
        { text: t('admin.common.delete'), Dialog: BrandsRemoval },
      ]}
    />
  );
}
