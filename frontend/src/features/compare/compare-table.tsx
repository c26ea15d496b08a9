import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/buttons.ts';
import { VisuallyHidden } from '../../components/visually-hidden.ts';
import type { ProductResponse } from '../../lib/api-types.ts';
import { useLabel } from '../../lib/use-label.ts';
import { ProductPicture } from '../catalogue/index.ts';
import { AgainCell, ShadesCell, StarsCell } from './compare-cells.tsx';
import { CompareVotes } from './compare-votes.tsx';
import { Cell, Names, Scroller, Table } from './compare-table.styles.ts';

export interface Column {
  readonly id: string;
  /** `null` where there is no such product any more. */
  readonly product: ProductResponse | null;
}

interface CompareTableProps {
  readonly columns: readonly Column[];
  readonly onRemove: (id: string) => void;
}

/** Products as columns, and what is known of them as rows. */
export function CompareTable({ columns, onRemove }: CompareTableProps) {
  const { t } = useTranslation();
  const label = useLabel();
  return (
    <Scroller tabIndex={0} role="region" aria-label={t('compare.title')}>
      <Table columns={columns.length}>
        <thead>
          <tr>
            {columns.map((column) => (
              <td key={column.id}>
                <ColumnTop column={column} onRemove={onRemove} />
              </td>
            ))}
          </tr>
          <Names>
            {columns.map(({ id, product }) => (
              <th key={id} scope="col">
                <ColumnName product={product} />
              </th>
            ))}
          </Names>
        </thead>
        <Row title={t('compare.stars')} columns={columns} cell={(product) => <StarsCell ratings={product.ratings} />} />
        <Row title={t('compare.again')} columns={columns} cell={(product) => <AgainCell shelf={product.shelf} />} />
        <CompareVotes products={columns.map(({ product }) => product)} />
        {columns.some(({ product }) => product && product.shades.length > 0) && (
          <Row
            title={t('compare.shades')}
            columns={columns}
            cell={(product) => <ShadesCell shades={product.shades} />}
          />
        )}
        <Row
          title={t('compare.category')}
          columns={columns}
          cell={(product) => (
            <Cell>
              {label(product.subcategoryDisplayName, product.subcategoryLabels)}
              <small>{label(product.categoryDisplayName, product.categoryLabels)}</small>
            </Cell>
          )}
        />
      </Table>
    </Scroller>
  );
}

interface RowProps {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly cell: (product: ProductResponse) => ReactNode;
}

function Row({ title, columns, cell }: RowProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
        </th>
      </tr>
      <tr>
        {columns.map(({ id, product }) => (
          <td key={id}>{product && cell(product)}</td>
        ))}
      </tr>
    </tbody>
  );
}

function ColumnTop({
  column: { id, product },
  onRemove,
}: { readonly column: Column } & Pick<CompareTableProps, 'onRemove'>) {
  const { t } = useTranslation();
  const name = product?.name;
  return (
    <div style={{ position: 'relative', maxWidth: 200, borderRadius: 14 }}>
      <ProductPicture
        imageUrl={product?.imageUrl ?? null}
        category={product?.category ?? ''}
        alt=""
        size={200}
        lazy={false}
      />
      <IconButton
        aria-label={name ? t('compare.remove', { name }) : t('compare.removeGone')}
        onClick={() => onRemove(id)}
        sx={{ position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4, backgroundColor: 'background.paper' }}
      >
        <X size={18} aria-hidden />
      </IconButton>
    </div>
  );
}

function ColumnName({ product }: Pick<Column, 'product'>) {
  const { t } = useTranslation();
  if (!product) return <>{t('compare.gone')}</>;
  return (
    <Cell>
      <small>
        <bdi>{product.brandDisplayName}</bdi>
      </small>
      <VisuallyHidden> </VisuallyHidden>
      <Link to="/product/$id" params={{ id: product.id }}>
        <bdi>{product.name}</bdi>
      </Link>
    </Cell>
  );
}
