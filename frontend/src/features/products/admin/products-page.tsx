import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { downloadFields, type Column, type DownloadField } from '../../../admin-kit/table/column.ts';
import { useTableSearch } from '../../../admin-kit/table/table-search.ts';
import { Badge } from '../../../components/badge.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { ProductPicture } from '../../catalogue/index.ts';
import { listParam, RecordLink, RecordsPage, type AdminProduct, type ProductsSearch } from '../../records/index.ts';
import { NameCell } from './name-cell.tsx';
import { BrandCell, PlaceCell } from './place-cells.tsx';
import { ProductsRemoval, ProductsToBrand, ProductsToCategory } from './product-bulk.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { ProductFilters } from './product-filters.tsx';

const Thumb = styled('span')({ display: 'block', width: 36, borderRadius: 6 });

/** @param list parameters of the list that shows them */
export function useProductColumns(list: string | undefined): readonly Column<AdminProduct>[] {
  const { t } = useTranslation();
  const label = useLabel();
  const categoryOf = ({ categoryDisplayName, categoryLabels }: AdminProduct) =>
    label(categoryDisplayName, categoryLabels);
  const subcategoryOf = ({ subcategoryDisplayName, subcategoryLabels }: AdminProduct) =>
    label(subcategoryDisplayName, subcategoryLabels);
  return [
    {
      key: 'image',
      head: t('admin.products.image'),
      cell: ({ images, imageUrl, category }) => (
        <Thumb>
          <ProductPicture imageUrl={images[0]?.imageUrl ?? imageUrl} category={category} alt="" size={36} />
        </Thumb>
      ),
    },
    {
      key: 'name',
      head: t('admin.products.product'),
      sort: { by: 'name' },
      isRowHeader: true,
      cell: (product) => (
        <>
          <NameCell product={product}>
            <RecordLink kind="products" id={product.id} list={list}>
              <bdi>{product.name}</bdi>
            </RecordLink>
          </NameCell>
          <small className="narrow">
            <bdi>{product.brandDisplayName}</bdi> · {categoryOf(product)} · {subcategoryOf(product)}
          </small>
          {product.uncategorised && <Badge outlined>{t('admin.products.uncategorised')}</Badge>}
        </>
      ),
      value: ({ name }) => name,
    },
    {
      key: 'brand',
      head: t('admin.products.brand'),
      sort: { by: 'brand' },
      wide: true,
      cell: (product) => (
        <BrandCell product={product}>
          <bdi>{product.brandDisplayName}</bdi>
        </BrandCell>
      ),
      value: ({ brand }) => brand,
    },
    {
      key: 'category',
      head: t('admin.products.category'),
      sort: { by: 'category' },
      wide: true,
      cell: (product) => (
        <PlaceCell product={product} part="category">
          {categoryOf(product)}
        </PlaceCell>
      ),
      value: ({ category }) => category,
    },
    {
      key: 'subcategory',
      head: t('admin.products.subcategory'),
      wide: true,
      cell: (product) => (
        <PlaceCell product={product} part="subcategory">
          {subcategoryOf(product)}
        </PlaceCell>
      ),
      value: ({ subcategory }) => subcategory,
    },
  ];
}

/** A download has more fields than the table. */
export const productDownload = (columns: readonly Column<AdminProduct>[]): readonly DownloadField<AdminProduct>[] => [
  ...downloadFields<AdminProduct>('id'),
  ...columns,
  ...downloadFields<AdminProduct>('description', 'createdAt'),
];

export function ProductsPage() {
  const { t } = useTranslation();
  const [search] = useTableSearch<ProductsSearch>();
  const columns = useProductColumns(listParam(search));
  return (
    <RecordsPage
      kind="products"
      columns={columns}
      download={productDownload(columns)}
      Form={ProductDialog}
      deleteText={() => t('admin.products.deleteText')}
      bulkActions={[
        { text: t('admin.products.bulk.toBrand'), Dialog: ProductsToBrand },
        { text: t('admin.products.bulk.toCategory'), Dialog: ProductsToCategory },
        { text: t('admin.common.delete'), Dialog: ProductsRemoval },
      ]}
      addFirst={t('admin.products.addFirst')}
      filters={<ProductFilters />}
    />
  );
}
