import '../../i18n/admin.load.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AsOfScreen, AsOfControl } from '../../admin-kit/as-of.tsx';
import { PageHead } from '../../admin-kit/page-parts.tsx';
import { useMayModerate } from '../../admin-kit/session.ts';
import { downloadFields } from '../../admin-kit/table/column.ts';
import { ColumnMenu, useColumnChoice } from '../../admin-kit/table/column-menu.tsx';
import { SavedFilters } from '../../admin-kit/table/saved-filters.tsx';
import { TableTools } from '../../admin-kit/table/table-tools.tsx';
import { Tools } from '../../admin-kit/table/table.styles.ts';
import { useTableSearch } from '../../admin-kit/table/table-search.ts';
import { ViewDownload } from '../../admin-kit/table/view-download.tsx';
import { contributionCountQuery, contributionsKey, contributionsQuery, type ContributionKind } from './api.ts';
import { ContributionFilters } from './contribution-filters.tsx';
import type { ContributionsSearch } from './contributions-search.ts';
import { ContributionsTable, type ContributionsTableProps } from './contributions-table.tsx';
import { useContributionTexts } from './use-contribution-actions.ts';

interface ContributionsPageProps<Kind extends ContributionKind> extends Omit<
  ContributionsTableProps<Kind>,
  'state' | 'queryKey'
> {
  readonly figures?: ReactNode;
  readonly filters?: ReactNode;
}

export function ContributionsPage<Kind extends ContributionKind>(props: ContributionsPageProps<Kind>) {
  const { figures, filters, ...table } = props;
  const { kind, columns } = table;
  const { t } = useTranslation();
  const [search] = useTableSearch<ContributionsSearch>();
  const columnChoice = useColumnChoice(kind, columns);
  const address = contributionsKey(kind, search);
  const list = useQuery({ ...contributionsQuery(kind, search), placeholderData: keepPreviousData });
  const all = useQuery(contributionCountQuery(kind, search));
  const counted = useContributionTexts().count(kind, list.data?.total, all.data);
  const count = counted && (
    <>
      {counted}
      {list.data?.complete === false && ` · ${t('admin.contributions.partial')}`}
    </>
  );
  return (
    <AsOfScreen error={list.error}>
      <PageHead title={t(`admin.contributions.${kind}.title`)} />
      <ContributionTools kind={kind} count={count}>
        <div>
          <SavedFilters table={kind} />
          <ColumnMenu choice={columnChoice} />
        </div>
        <ViewDownload name={kind} columns={[...downloadFields<{ id: string }>('id'), ...columns]} queryKey={address} />
      </ContributionTools>
      <ContributionFilters>{filters}</ContributionFilters>
      <ContributionsTable {...table} columns={columnChoice.shown} state={list} queryKey={address} />
      {figures}
    </AsOfScreen>
  );
}

interface ContributionToolsProps {
  readonly kind: ContributionKind;
  readonly count: ReactNode;
  readonly children: ReactNode;
}

/** Search, count and downloads; the search only for those who may look for people. */
function ContributionTools({ kind, count, children }: ContributionToolsProps) {
  const { t } = useTranslation();
  const mayLook = useMayModerate();
  if (mayLook)
    return (
      <TableTools placeholder={t(`admin.contributions.${kind}.searchPlaceholder`)} count={count}>
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
