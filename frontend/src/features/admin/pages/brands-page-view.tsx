import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryAddress } from '../../../lib/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { AdminBrand } from '../api/brands.ts';
import { BrandsActive, BrandsRemoval } from '../brands/brand-bulk.tsx';
import { BrandDeletion } from '../brands/brand-deletion.tsx';
import { BrandDialog } from '../brands/brand-dialog.tsx';
import { brandDownload, useBrandColumns } from '../brands/use-brand-columns.tsx';
import { PageHead } from '../components/page-head.tsx';
import { useMayWrite } from '../session/use-admin-session.ts';
import type { TableState } from '../table/list-states.tsx';
import { readAll } from '../table/read-all.ts';
import { RecordTable } from '../table/record-table.tsx';
import { RowActs } from '../table/row-acts.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { useSelection } from '../table/use-selection.ts';
import { ViewDownload } from '../table/view-download.tsx';
import type { TableSearch } from '../table-search.ts';

interface BrandsPageViewProps {
  readonly search: TableSearch;
  readonly onSearchChange: (change: TableSearch) => void;
  readonly list: TableState<AdminBrand>;
  /** Key of the list's query. */
  readonly address: QueryAddress;
  /** Of all brands, whatever is searched for; null while unknown. */
  readonly total: number | null;
}

type Task =
  | { readonly kind: 'form'; readonly brand: AdminBrand | null }
  | { readonly kind: 'delete'; readonly brand: AdminBrand }
  | { readonly kind: 'active'; readonly active: boolean }
  | { readonly kind: 'deleteMany' };

const bulkActs = [
  { name: 'activate', task: { kind: 'active', active: true } },
  { name: 'deactivate', task: { kind: 'active', active: false } },
  { name: 'delete', task: { kind: 'deleteMany' } },
] as const;

export function BrandsPageView({ search, onSearchChange, list, address, total }: BrandsPageViewProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const mayWrite = useMayWrite();
  const columns = useBrandColumns();
  const selection = useSelection(list.data?.items, search.q ?? '');
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const edit = (brand: AdminBrand | null) => setTask({ kind: 'form', brand });
  const bulk = { rows: selection.rows, onRest: selection.keep, onClose: close };
  const add = mayWrite && (
    <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={() => edit(null)}>
      {t('admin.brands.add')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('admin.brands.title')}>{add}</PageHead>
      <TableTools
        placeholder={t('admin.brands.searchPlaceholder')}
        q={search.q}
        onSearch={(q) => onSearchChange({ q })}
        count={
          list.data &&
          total !== null &&
          t('admin.brands.count', { shown: formatNumber(list.data.total, language), count: total })
        }
      >
        <ViewDownload name="brands" columns={brandDownload} address={address} />
      </TableTools>
      <RecordTable
        state={list}
        search={search}
        label={t('admin.brands.title')}
        failed={t('admin.brands.failed')}
        columns={columns}
        nameOf={({ displayName }) => displayName}
        acts={(brand) => (
          <RowActs
            record={{ kind: 'brand', id: brand.id, name: brand.displayName }}
            onEdit={() => edit(brand)}
            onDelete={() => setTask({ kind: 'delete', brand })}
          />
        )}
        onOpen={mayWrite ? edit : undefined}
        selection={mayWrite ? selection : undefined}
        bulkActs={bulkActs.map((act) => (
          <Button key={act.name} variant="outlined" onClick={() => setTask(act.task)}>
            {t(`admin.brands.bulk.${act.name}`)}
          </Button>
        ))}
        readAll={() => readAll<AdminBrand>(address).then(({ rows }) => rows)}
        empty={
          search.q
            ? { title: t('admin.brands.none'), text: t('admin.brands.noneText') }
            : { title: t('admin.brands.noneYet'), text: t('admin.brands.noneYetText'), action: add }
        }
      />
      {task?.kind === 'form' && <BrandDialog brand={task.brand} onClose={close} />}
      {task?.kind === 'delete' && <BrandDeletion brand={task.brand} onClose={close} />}
      {task?.kind === 'active' && <BrandsActive active={task.active} {...bulk} />}
      {task?.kind === 'deleteMany' && <BrandsRemoval {...bulk} />}
    </>
  );
}
