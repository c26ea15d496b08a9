import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryAddress } from '../../../lib/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { AdminBanner } from '../api/banners.ts';
import { BannerDeletion } from '../banners/banner-deletion.tsx';
import { BannerDialog } from '../banners/banner-dialog.tsx';
import { bannerDownload, useBannerColumns } from '../banners/use-banner-columns.tsx';
import { PageHead } from '../components/page-head.tsx';
import { useMayWrite } from '../session/use-admin-session.ts';
import type { TableState } from '../table/list-states.tsx';
import { RecordTable } from '../table/record-table.tsx';
import { RowActs } from '../table/row-acts.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { ViewDownload } from '../table/view-download.tsx';
import type { TableSearch } from '../table-search.ts';

interface BannersPageViewProps {
  readonly search: TableSearch;
  readonly onSearchChange: (change: TableSearch) => void;
  readonly list: TableState<AdminBanner>;
  /** Key of the list's query. */
  readonly address: QueryAddress;
  /** Of all banners, whatever is searched for; null while unknown. */
  readonly total: number | null;
}

type Task =
  | { readonly kind: 'form'; readonly banner: AdminBanner | null }
  | { readonly kind: 'delete'; readonly banner: AdminBanner };

export function BannersPageView({ search, onSearchChange, list, address, total }: BannersPageViewProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const mayWrite = useMayWrite();
  const columns = useBannerColumns();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const edit = (banner: AdminBanner | null) => setTask({ kind: 'form', banner });
  const add = mayWrite && (
    <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={() => edit(null)}>
      {t('admin.banners.add')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('admin.banners.title')}>{add}</PageHead>
      <TableTools
        placeholder={t('admin.banners.searchPlaceholder')}
        q={search.q}
        onSearch={(q) => onSearchChange({ q })}
        count={
          list.data &&
          total !== null &&
          t('admin.banners.count', { shown: formatNumber(list.data.total, language), count: total })
        }
      >
        <ViewDownload name="banners" columns={bannerDownload} address={address} />
      </TableTools>
      <RecordTable
        state={list}
        search={search}
        label={t('admin.banners.title')}
        failed={t('admin.banners.failed')}
        columns={columns}
        nameOf={({ title }) => title}
        acts={(banner) => (
          <RowActs
            record={{ kind: 'banner', id: banner.id, name: banner.title }}
            onEdit={() => edit(banner)}
            onDelete={() => setTask({ kind: 'delete', banner })}
          />
        )}
        onOpen={mayWrite ? edit : undefined}
        empty={
          search.q
            ? { title: t('admin.banners.none'), text: t('admin.banners.noneText') }
            : { title: t('admin.banners.noneYet'), text: t('admin.banners.noneYetText'), action: add }
        }
      />
      {task?.kind === 'form' && <BannerDialog banner={task.banner} onClose={close} />}
      {task?.kind === 'delete' && <BannerDeletion banner={task.banner} onClose={close} />}
    </>
  );
}
