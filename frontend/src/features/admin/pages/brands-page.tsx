import { useTranslation } from 'react-i18next';
import { BrandsActivation, BrandsDeactivation, BrandsRemoval } from '../brands/brand-bulk.tsx';
import { BrandDialog } from '../brands/brand-dialog.tsx';
import { brandDownload, useBrandColumns } from '../brands/use-brand-columns.tsx';
import { RecordsPage } from '../records/records-page.tsx';

export function BrandsPage() {
  const { t } = useTranslation();
  return (
    <RecordsPage
      kind="brands"
      columns={useBrandColumns()}
      download={brandDownload}
      Form={BrandDialog}
      deleteText={({ productCount }) => t('admin.brands.deleteText', { count: productCount })}
      bulkActs={[
        { text: t('admin.brands.bulk.activate'), Dialog: BrandsActivation },
        { text: t('admin.brands.bulk.deactivate'), Dialog: BrandsDeactivation },
        { text: t('admin.brands.bulk.delete'), Dialog: BrandsRemoval },
      ]}
    />
  );
}
