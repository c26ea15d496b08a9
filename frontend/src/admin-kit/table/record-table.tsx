import type { Page } from '@henna/domain';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Navigate } from '@tanstack/react-router';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '../../components/pager.tsx';
import { DelayedPlaceholder } from '../../components/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.ts';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import type { QueryAddress } from '../../lib/api.ts';
import { pageCountOf } from '../../lib/pagination.ts';
import type { Identified } from './column.ts';
import { SelectBox, SelectionBar } from './selection.tsx';
import { HeadCell } from './table-head.tsx';
import { TableRows, type TableRowsProps } from './table-rows.tsx';
import { tablePageSize, useTableSearch } from './table-search.ts';
import { rowHeight, Table, TableFrame, TableContainer } from './table.styles.ts';

export interface TableState<Row> {
  readonly data: Page<Row> | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

export interface EmptyTexts {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

const Lines = styled('div')({ display: 'grid', gap: 2 });

interface ListStatesProps<Row> {
  readonly state: TableState<Row>;
  readonly page: number;
  readonly failedTitle: string;
  readonly empty: EmptyTexts;
  readonly children: (data: Page<Row>) => ReactNode;
}

/** A page of a list: its loading, failed and empty states, else its rows. */
export function ListStates<Row>({ state, page, failedTitle, empty, children }: ListStatesProps<Row>) {
  const { data, error } = state;
  if (!data && error) return <ErrorState error={error} title={failedTitle} onRetry={() => void state.refetch()} />;
  if (!data)
    return (
      <DelayedPlaceholder>
        <Lines aria-hidden>
          {Array.from({ length: 8 }, (_, line) => (
            <Skeleton key={line} variant="rounded" height={rowHeight} />
          ))}
        </Lines>
      </DelayedPlaceholder>
    );
  if (data.total === 0) return <EmptyState {...empty} />;
  const last = pageCountOf(data.total, tablePageSize);
  if (page > last && !state.isPlaceholderData)
    return (
      <Navigate to="." replace search={(previous: object) => ({ ...previous, page: last === 1 ? undefined : last })} />
    );
  return children(data);
}

export interface RecordTableProps<Row extends Identified> extends Omit<TableRowsProps<Row>, 'rows'> {
  readonly state: TableState<Row>;
  readonly label: string;
  readonly failedTitle: string;
  readonly empty: EmptyTexts;
  /** Buttons for the selected rows. */
  readonly bulkActions?: ReactNode;
  /** The list's query, of which all rows can be selected. */
  readonly queryKey: QueryAddress;
}

/** One page of a long list: sorted by its heads, with a selection and bulk actions, and moved in by keys. */
export function RecordTable<Row extends Identified>(props: RecordTableProps<Row>) {
  const { state, label, failedTitle, empty, bulkActions, queryKey, ...rows } = props;
  const { columns, selection, actions, onOpen } = rows;
  const { t } = useTranslation();
  const [search] = useTableSearch();
  const hint = useId();
  const page = search.page ?? 1;
  const onKeyDown = (event: KeyboardEvent) => {
    // Dialogs over the table have an Escape of their own.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && isOwn && selection && selection.rows.length > 0) selection.clear();
  };
  return (
    <ListStates state={state} page={page} failedTitle={failedTitle} empty={empty}>
      {({ items, total }) => {
        const selectedOnPage = items.filter(({ id }) => selection?.has(id)).length;
        return (
          <TableContainer onKeyDown={onKeyDown}>
            <VisuallyHidden id={hint}>
              {[t('admin.table.keys'), onOpen && t('admin.table.keysOpen'), selection && t('admin.table.keysSelect')]
                .filter(Boolean)
                .join(' ')}
            </VisuallyHidden>
            <TableFrame>
              <Table aria-label={label} aria-describedby={hint} aria-busy={state.isPlaceholderData}>
                <thead>
                  <tr>
                    {selection && (
                      <th scope="col" className="select">
                        <SelectBox
                          label={t('admin.table.selectPage')}
                          checked={selectedOnPage === items.length}
                          mixed={selectedOnPage > 0 && selectedOnPage < items.length}
                          onChange={(on) => selection.set(items, on)}
                        />
                      </th>
                    )}
                    {columns.map((column) => (
                      <HeadCell key={column.key} column={column} search={search} />
                    ))}
                    {actions && (
                      <th scope="col" className="acts">
                        {t('admin.common.actions')}
                      </th>
                    )}
                  </tr>
                </thead>
                <TableRows {...rows} rows={items} />
              </Table>
            </TableFrame>
            {selection && selection.rows.length > 0 && (
              <SelectionBar
                selection={selection}
                total={total}
                isWholePage={selectedOnPage === items.length}
                queryKey={queryKey}
              >
                {bulkActions}
              </SelectionBar>
            )}
            <Pager page={page} total={total} size={tablePageSize} />
          </TableContainer>
        );
      }}
    </ListStates>
  );
}
