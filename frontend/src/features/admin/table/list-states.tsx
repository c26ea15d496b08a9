import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Late } from '../../../components/late.tsx';
import type { Page } from '../../../lib/api-types.ts';
import { pageCountOf } from '../../catalogue/lists/pagination.ts';
import { tablePageSize } from '../table-search.ts';

export interface TableState<Row> {
  readonly data: Page<Row> | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

export interface EmptyWords {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

const Lines = styled('div')({ display: 'grid', gap: 2 });

interface ListStatesProps<Row> {
  readonly state: TableState<Row>;
  readonly page: number;
  /** What it says when it could not be read. */
  readonly failed: string;
  readonly empty: EmptyWords;
  readonly children: (data: Page<Row>) => ReactNode;
}

/** A page of a list while it loads, when it failed, when there is nothing, else what its rows make. */
export function ListStates<Row>({ state, page, failed, empty, children }: ListStatesProps<Row>) {
  const { data, error } = state;
  if (!data && error) return <ErrorState error={error} title={failed} onRetry={() => void state.refetch()} />;
  if (!data)
    return (
      <Late>
        <Lines aria-hidden>
          {Array.from({ length: 8 }, (_, line) => (
            <Skeleton key={line} variant="rounded" height={line === 0 ? 44 : 72} />
          ))}
        </Lines>
      </Late>
    );
  if (data.total === 0) return <EmptyState {...empty} />;
  const last = pageCountOf(data.total, tablePageSize);
  if (page > last && !state.isPlaceholderData)
    return (
      <Navigate to="." replace search={(previous: object) => ({ ...previous, page: last === 1 ? undefined : last })} />
    );
  return children(data);
}
