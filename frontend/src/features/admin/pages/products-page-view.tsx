import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryAddress } from '../../../lib/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { restoreProduct, type AdminProduct } from '../api/products.ts';
import { renewCatalogue } from '../api/renew.ts';
import { PageHead } from '../components/page-head.tsx';
import { useRestore } from '../form/use-restore.ts';
import type { ProductsSearch } from '../products-search.ts';
import { ProductsRemoval, ProductsToBrand, ProductsToCategory } from '../products/product-bulk.tsx';
import { ProductDeletion } from '../products/product-deletion.tsx';
import { ProductDialog } from '../products/product-dialog.tsx';
import { ProductFilters } from '../products/product-filters.tsx';
import { productDownload, useProductColumns } from '../products/use-product-columns.tsx';
import { useMayWrite } from '../session/use-admin-session.ts';
import type { TableState } from '../table/list-states.tsx';
import { readAll } from '../table/read-all.ts';
import { RecordTable } from '../table/record-table.tsx';
import { RowActs } from '../table/row-acts.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { useSelection } from '../table/use-selection.ts';
import { ViewDownload } from '../table/view-download.tsx';

interface ProductsPageViewProps {
  readonly search: ProductsSearch;
  readonly onSearchChange: (change: ProductsSearch) => void;
  readonly list: TableState<AdminProduct>;
  /** Key of the list's query. */
  readonly address: QueryAddress;
  /** Of all products, whatever is searched for; null while unknown. */
  readonly total: number | null;
}

type Task =
  | { readonly kind: 'form'; readonly product: AdminProduct | null }
  | { readonly kind: 'delete'; readonly product: AdminProduct }
  | { readonly kind: 'bulk'; readonly Dialog: typeof ProductsToBrand };

const bulkActs = [
  { name: 'toBrand', Dialog: ProductsToBrand },
  { name: 'toCategory', Dialog: ProductsToCategory },
  { name: 'delete', Dialog: ProductsRemoval },
] as const;

export function ProductsPageView({ search, onSearchChange, list, address, total }: ProductsPageViewProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const client = useQueryClient();
  const mayWrite = useMayWrite();
  const columns = useProductColumns();
  const [task, setTask] = useState<Task | null>(null);
  const { page: _page, sort: _sort, order: _order, ...filters } = search;
  const selection = useSelection(list.data?.items, JSON.stringify(filters));
  const restore = useRestore(restoreProduct, () => renewCatalogue(client));
  const close = () => setTask(null);
  const edit = (product: AdminProduct | null) => setTask({ kind: 'form', product });
  const isRemoved = search.show === 'removed';
  const addButton = (text: string) =>
    mayWrite && (
      <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={() => edit(null)}>
        {text}
      </Button>
    );
  const acts = (product: AdminProduct) => {
    const record = { kind: 'product', id: product.id, name: product.name } as const;
    return isRemoved ? (
      <RowActs record={record} onRestore={() => restore.mutate(product)} />
    ) : (
      <RowActs record={record} onEdit={() => edit(product)} onDelete={() => setTask({ kind: 'delete', product })} />
    );
  };
  const worksHere = mayWrite && !isRemoved;
  return (
    <>
      <PageHead title={t('admin.products.title')}>{addButton(t('admin.products.add'))}</PageHead>
      <TableTools
        placeholder={t('admin.products.searchPlaceholder')}
        q={search.q}
        onSearch={(q) => onSearchChange({ q })}
        count={
          list.data &&
          total !== null &&
          t('admin.products.count', { shown: formatNumber(list.data.total, language), count: total })
        }
      >
        <ViewDownload name="products" columns={productDownload(columns)} address={address} />
      </TableTools>
      <ProductFilters search={search} onSearchChange={onSearchChange} />
      <RecordTable
        state={list}
        search={search}
        label={t('admin.products.title')}
        failed={t('admin.products.failed')}
        columns={columns}
        nameOf={({ name }) => name}
        acts={acts}
        onOpen={worksHere ? edit : undefined}
        selection={worksHere ? selection : undefined}
        bulkActs={bulkActs.map(({ name, Dialog }) => (
          <Button key={name} variant="outlined" onClick={() => setTask({ kind: 'bulk', Dialog })}>
            {t(`admin.products.bulk.${name}`)}
          </Button>
        ))}
        readAll={() => readAll<AdminProduct>(address).then(({ rows }) => rows)}
        empty={
          Object.values(filters).some(Boolean)
            ? { title: t('admin.products.none'), text: t('admin.products.noneText') }
            : {
                title: t('admin.products.noneYet'),
                text: t('admin.products.noneYetText'),
                action: addButton(t('admin.products.addFirst')),
              }
        }
      />
      {task?.kind === 'form' && (
        <ProductDialog
          key={task.product?.id ?? 'new'}
          product={task.product}
          onCreated={(product) => setTask({ kind: 'form', product })}
          onClose={close}
        />
      )}
      {task?.kind === 'delete' && <ProductDeletion product={task.product} onClose={close} />}
      {task?.kind === 'bulk' && <task.Dialog rows={selection.rows} onRest={selection.keep} onClose={close} />}
    </>
  );
}
