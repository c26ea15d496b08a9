import '../../i18n/admin.load.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AsOf, AsOfControl } from '../../admin-kit/as-of.tsx';
import { PageHead } from '../../admin-kit/page-parts.tsx';
import { useMayModerate } from '../../admin-kit/session.ts';
import { downloaded } from '../../admin-kit/table/column.ts';
import { TableTools } from '../../admin-kit/table/table-tools.tsx';
import { Tools } from '../../admin-kit/table/table.styles.ts';
import { useTableSearch } from '../../admin-kit/table/use-table-search.ts';
import { ViewDownload } from '../../admin-kit/table/view-download.tsx';
import { actCountQuery, actsAddress, actsQuery, type ActKind } from './api.ts';
import { ActFilters } from './contribution-filters.tsx';
import type { ActsSearch } from './contributions-search.ts';
import { ActsTable, type ActsTableProps } from './contributions-table.tsx';
import { useActWords } from './use-decisions.ts';

interface ActsPageProps<Kind extends ActKind> extends Omit<ActsTableProps<Kind>, 'state' | 'address'> {
  /** Stands over the table. */
  readonly figures?: ReactNode;
  /** Filters of this screen alone. */
  readonly filters?: ReactNode;
}

/** What members did: found by text, by name and by product, removed and restored. */
export function ActsPage<Kind extends ActKind>(props: ActsPageProps<Kind>) {
  const { figures, filters, ...table } = props;
  const { kind, columns } = table;
  const { t } = useTranslation();
  const [search, onSearchChange] = useTableSearch<ActsSearch>();
  const address = actsAddress(kind, search);
  const list = useQuery({ ...actsQuery(kind, search), placeholderData: keepPreviousData });
  const all = useQuery(actCountQuery(kind, search));
  const counted = useActWords().count(kind, list.data?.total, all.data);
  const count = counted && (
    <>
      {counted}
      {list.data?.complete === false && ` · ${t('admin.acts.partial')}`}
    </>
  );
  return (
    <AsOf asOf={search.asOf} onChange={(asOf) => onSearchChange({ asOf })} error={list.error}>
      <PageHead title={t(`admin.acts.${kind}.title`)} />
      {figures}
      <ActTools kind={kind} count={count}>
        <ViewDownload name={kind} columns={[...downloaded<{ id: string }>('id'), ...columns]} address={address} />
      </ActTools>
      <ActFilters>{filters}</ActFilters>
      <ActsTable {...table} state={list} address={address} />
    </AsOf>
  );
}

interface ActToolsProps {
  readonly kind: ActKind;
  readonly count: ReactNode;
  readonly children: ReactNode;
}

/** Search, count and downloads. Who may not look for people is not offered to. */
function ActTools({ kind, count, children }: ActToolsProps) {
  const { t } = useTranslation();
  // Texts and names of another moment are not searched.
  const mayLook = useMayModerate();
  if (mayLook)
    return (
      <TableTools placeholder={t(`admin.acts.${kind}.searchPlaceholder`)} count={count}>
        {children}
      </TableTools>
    );
  return (
    <Tools>
      {count && <p role="status">{count}</p>}
      {children}
      <AsOfControl />
    </Tools>
  );
}
