import Skeleton from '@mui/material/Skeleton';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Late } from '../../../components/late.tsx';
import type { Page } from '../../../lib/api-types.ts';
import { Pager } from '../../catalogue/components/pager.tsx';
import { pageCountOf } from '../../catalogue/lists/pagination.ts';
import { tablePageSize } from '../table-search.ts';
import { Table, TableFrame } from './table.styles.ts';

export interface TableState<Row> {
  readonly data: Page<Row> | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface PagedTableProps<Row> {
  readonly state: TableState<Row>;
  readonly page: number;
  /** Names the table. */
  readonly label: string;
  /** What it says when it could not be read. */
  readonly failed: string;
  /** The cells of the head. */
  readonly head: ReactNode;
  readonly row: (row: Row) => ReactNode;
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
}

/** One page of a long list: loading, failed, empty, or its rows and the ways to other pages. */
export function PagedTable<Row>({ state, page, label, failed, head, row, empty }: PagedTableProps<Row>) {
  const { data, error } = state;
  if (!data && error) return <ErrorState error={error} title={failed} onRetry={() => void state.refetch()} />;
  if (!data)
    return (
      <Late>
        <Skeleton variant="rounded" height={520} aria-hidden />
      </Late>
    );
  if (data.total === 0) return <EmptyState {...empty} />;
  const last = pageCountOf(data.total, tablePageSize);
  if (page > last && !state.isPlaceholderData)
    return (
      <Navigate to="." replace search={(previous: object) => ({ ...previous, page: last === 1 ? undefined : last })} />
    );
  return (
    <>
      <TableFrame>
        <Table aria-label={label} aria-busy={state.isPlaceholderData}>
          <thead>
            <tr>{head}</tr>
          </thead>
          <tbody>{data.items.map(row)}</tbody>
        </Table>
      </TableFrame>
      <Pager page={page} total={data.total} size={tablePageSize} />
    </>
  );
}
