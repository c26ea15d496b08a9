import { useTranslation } from 'react-i18next';
import { ProductsRemoval, ProductsToBrand, ProductsToCategory } from '../products/product-bulk.tsx';
import { ProductDialog } from '../products/product-dialog.tsx';
import { ProductFilters } from '../products/product-filters.tsx';
import { productDownload, useProductColumns } from '../products/use-product-columns.tsx';
import { RecordsPage } from '../records/records-page.tsx';

export function ProductsPage() {
  const { t } = useTranslation();
  const columns = useProductColumns();
  return (
    <RecordsPage
      kind="products"
      columns={columns}
      download={productDownload(columns)}
      Form={ProductDialog}
      deleteText={() => t('admin.products.deleteText')}
      bulkActs={[
        { text: t('admin.products.bulk.toBrand'), Dialog: ProductsToBrand },
        { text: t('admin.products.bulk.toCategory'), Dialog: ProductsToCategory },
        { text: t('admin.products.bulk.delete'), Dialog: ProductsRemoval },
      ]}
      addFirst={t('admin.products.addFirst')}
      filters={<ProductFilters />}
    />
  );
}
