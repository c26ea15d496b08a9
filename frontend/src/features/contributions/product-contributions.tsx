import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableSearch } from '../../admin-kit/table/table-search.ts';
import { Switch } from '../../components/switch.tsx';
import { contributionsKey, contributionsQuery, type ContributionKind } from './api.ts';
import type { ContributionsSearch } from './contributions-search.ts';
import { ContributionsTable, type ContributionsTableProps } from './contributions-table.tsx';

const Filters = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

interface ProductContributionsProps<Kind extends ContributionKind> extends Omit<
  ContributionsTableProps<Kind>,
  'state' | 'queryKey'
> {
  readonly productId: string;
  readonly figures?: ReactNode;
}

/** The votes, ratings or comments of one product, in its page. */
export function ProductContributions<Kind extends ContributionKind>(props: ProductContributionsProps<Kind>) {
  const { productId, figures, ...table } = props;
  const { t } = useTranslation();
  const [{ page, order, show }, onSearchChange] = useTableSearch<ContributionsSearch>();
  const search = { page, order, show, product: productId };
  const list = useQuery({ ...contributionsQuery(table.kind, search), placeholderData: keepPreviousData });
  return (
    <>
      {figures}
      <Filters>
        <Switch
          label={t('admin.contributions.showRemoved')}
          checked={show === 'removed'}
          onChange={(removed) => onSearchChange({ show: removed ? 'removed' : undefined })}
        />
      </Filters>
      <ContributionsTable {...table} state={list} queryKey={contributionsKey(table.kind, search)} />
    </>
  );
}
