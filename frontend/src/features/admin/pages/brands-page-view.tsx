import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { SearchField } from '../../catalogue/components/search-field.tsx';
import type { AdminBrand } from '../api/brands.ts';
import { BrandDeletion } from '../brands/brand-deletion.tsx';
import { BrandDialog } from '../brands/brand-dialog.tsx';
import { PageHead } from '../components/page-head.tsx';
import { useMayWrite } from '../session/use-admin-session.ts';
import { PagedTable, type TableState } from '../table/paged-table.tsx';
import { RowActs } from '../table/row-acts.tsx';
import { Tools } from '../table/table.styles.ts';
import type { TableSearch } from '../table-search.ts';

interface BrandsPageViewProps {
  readonly search: TableSearch;
  readonly onSearchChange: (search: TableSearch) => void;
  readonly list: TableState<AdminBrand>;
  /** Of all brands, whatever is searched for; null while unknown. */
  readonly total: number | null;
}

type Task =
  | { readonly kind: 'form'; readonly brand: AdminBrand | null }
  | { readonly kind: 'delete'; readonly brand: AdminBrand };

export function BrandsPageView({ search, onSearchChange, list, total }: BrandsPageViewProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const mayWrite = useMayWrite();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const add = mayWrite && (
    <Button
      variant="contained"
      startIcon={<Plus size={18} aria-hidden />}
      onClick={() => setTask({ kind: 'form', brand: null })}
    >
      {t('admin.brands.add')}
    </Button>
  );
  const row = (brand: AdminBrand) => (
    <tr key={brand.id}>
      <th scope="row">
        <bdi>{label(brand.displayName, { ar: brand.labels.ar ?? brand.displayName })}</bdi>
        <small dir="auto">{brand.name}</small>
      </th>
      <td className="wide">
        <span className="clamped" dir="auto">
          {brand.description ?? t('admin.brands.noDescription')}
        </span>
      </td>
      <td>
        <Badge outlined={!brand.active}>{brand.active ? t('admin.common.active') : t('admin.common.inactive')}</Badge>
      </td>
      <td className="acts">
        <RowActs
          name={brand.displayName}
          onEdit={() => setTask({ kind: 'form', brand })}
          onDelete={() => setTask({ kind: 'delete', brand })}
        />
      </td>
    </tr>
  );
  const searching = Boolean(search.q);
  return (
    <>
      <PageHead title={t('admin.brands.title')}>{add}</PageHead>
      <Tools>
        <SearchField
          label={t('admin.common.search')}
          placeholder={t('admin.brands.searchPlaceholder')}
          value={search.q ?? ''}
          onSearch={(q) => onSearchChange({ q: q || undefined })}
        />
        {list.data && total !== null && (
          <p role="status">
            {t('admin.brands.count', { shown: formatNumber(list.data.total, language), count: total })}
          </p>
        )}
      </Tools>
      <PagedTable
        state={list}
        page={search.page ?? 1}
        label={t('admin.brands.title')}
        failed={t('admin.brands.failed')}
        head={
          <>
            <th scope="col">{t('admin.brands.brand')}</th>
            <th scope="col" className="wide">
              {t('admin.brands.descriptionHead')}
            </th>
            <th scope="col">{t('admin.common.status')}</th>
            <th scope="col" className="acts">
              {t('admin.common.actions')}
            </th>
          </>
        }
        row={row}
        empty={
          searching
            ? { title: t('admin.brands.none'), text: t('admin.brands.noneText') }
            : { title: t('admin.brands.noneYet'), text: t('admin.brands.noneYetText'), action: add }
        }
      />
      {task?.kind === 'form' && <BrandDialog brand={task.brand} onClose={close} />}
      {task?.kind === 'delete' && <BrandDeletion brand={task.brand} onClose={close} />}
    </>
  );
}
