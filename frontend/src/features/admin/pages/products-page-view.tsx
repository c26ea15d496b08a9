import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { ProductPicture } from '../../catalogue/components/product-picture.tsx';
import { SearchField } from '../../catalogue/components/search-field.tsx';
import type { AdminProduct } from '../api/products.ts';
import { PageHead } from '../components/page-head.tsx';
import { ProductDeletion } from '../products/product-deletion.tsx';
import { ProductDialog } from '../products/product-dialog.tsx';
import { useMayWrite } from '../session/use-admin-session.ts';
import { PagedTable, type TableState } from '../table/paged-table.tsx';
import { RowActs } from '../table/row-acts.tsx';
import { Tools } from '../table/table.styles.ts';
import type { TableSearch } from '../table-search.ts';

const Thumb = styled('span')({ display: 'block', width: 52, borderRadius: 8, fontSize: 0, '& svg': { width: 20 } });

interface ProductsPageViewProps {
  readonly search: TableSearch;
  readonly onSearchChange: (search: TableSearch) => void;
  readonly list: TableState<AdminProduct>;
  /** Of all products, whatever is searched for; null while unknown. */
  readonly total: number | null;
}

type Task =
  | { readonly kind: 'form'; readonly product: AdminProduct | null }
  | { readonly kind: 'delete'; readonly product: AdminProduct };

export function ProductsPageView({ search, onSearchChange, list, total }: ProductsPageViewProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const mayWrite = useMayWrite();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const addButton = (text: string) =>
    mayWrite && (
      <Button
        variant="contained"
        startIcon={<Plus size={18} aria-hidden />}
        onClick={() => setTask({ kind: 'form', product: null })}
      >
        {text}
      </Button>
    );
  const row = (product: AdminProduct) => {
    const category = label(product.categoryDisplayName, product.categoryLabels);
    const subcategory = label(product.subcategoryDisplayName, product.subcategoryLabels);
    return (
      <tr key={product.id}>
        <td>
          <Thumb>
            <ProductPicture
              imageUrl={product.images[0]?.imageUrl ?? product.imageUrl}
              category={product.category}
              alt=""
              size={52}
            />
          </Thumb>
        </td>
        <th scope="row">
          <bdi>{product.name}</bdi>
          <small className="narrow">
            <bdi>{product.brandDisplayName}</bdi> · {category} · {subcategory}
          </small>
          {product.uncategorised && <Badge outlined>{t('admin.products.uncategorised')}</Badge>}
        </th>
        <td className="wide">
          <bdi>{product.brandDisplayName}</bdi>
        </td>
        <td className="wide">{category}</td>
        <td className="wide">{subcategory}</td>
        <td className="acts">
          <RowActs
            name={product.name}
            onEdit={() => setTask({ kind: 'form', product })}
            onDelete={() => setTask({ kind: 'delete', product })}
          />
        </td>
      </tr>
    );
  };
  return (
    <>
      <PageHead title={t('admin.products.title')}>{addButton(t('admin.products.add'))}</PageHead>
      <Tools>
        <SearchField
          label={t('admin.common.search')}
          placeholder={t('admin.products.searchPlaceholder')}
          value={search.q ?? ''}
          onSearch={(q) => onSearchChange({ q: q || undefined })}
        />
        {list.data && total !== null && (
          <p role="status">
            {t('admin.products.count', { shown: formatNumber(list.data.total, language), count: total })}
          </p>
        )}
      </Tools>
      <PagedTable
        state={list}
        page={search.page ?? 1}
        label={t('admin.products.title')}
        failed={t('admin.products.failed')}
        head={
          <>
            <th scope="col">{t('admin.products.image')}</th>
            <th scope="col">{t('admin.products.product')}</th>
            {[t('admin.products.brand'), t('admin.products.category'), t('admin.products.subcategory')].map((text) => (
              <th key={text} scope="col" className="wide">
                {text}
              </th>
            ))}
            <th scope="col" className="acts">
              {t('admin.common.actions')}
            </th>
          </>
        }
        row={row}
        empty={
          search.q
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
          onCreated={(created) => setTask({ kind: 'form', product: created })}
          onClose={close}
        />
      )}
      {task?.kind === 'delete' && <ProductDeletion product={task.product} onClose={close} />}
    </>
  );
}
