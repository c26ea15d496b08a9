import { useTranslation } from 'react-i18next';
import { BannerDialog } from '../banners/banner-dialog.tsx';
import { bannerDownload, useBannerColumns } from '../banners/use-banner-columns.tsx';
import { RecordsPage } from '../records/records-page.tsx';

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
