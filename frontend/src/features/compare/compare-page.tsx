import '../../i18n/compare.en.ts';
import '../../i18n/lists.en.ts';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/buttons.ts';
import { Page, PageTitle } from '../../components/page.tsx';
import { DelayedPlaceholder, Skeleton } from '../../components/skeleton.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { comparedIdsOf, comparedProductsQuery, setCompared } from '../catalogue/index.ts';
import { CompareTable } from './compare-table.tsx';

/** The products that the address names, side by side. */
export function ComparePage() {
  const { t } = useTranslation();
  const { ids: address = '' }: { readonly ids?: string } = useSearch({ strict: false });
  const ids = comparedIdsOf(address);
  const text = ids.join(',');
  useEffect(() => setCompared(comparedIdsOf(text)), [text]);
  const title = t('compare.title');
  return (
    <Page>
      <PageTitle documentTitle={title}>{title}</PageTitle>
      {ids.length === 0 ? (
        <EmptyState
          title={t('compare.empty')}
          text={t('compare.emptyText')}
          action={
            <ButtonLink to="/products" variant="contained">
              {t('compare.discover')}
            </ButtonLink>
          }
        />
      ) : (
        <Comparison ids={ids} />
      )}
    </Page>
  );
}

function Comparison({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({ ...comparedProductsQuery(ids), placeholderData: keepPreviousData });
  if (error) return <ErrorState error={error} title={t('compare.failed')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <DelayedPlaceholder>
        <Skeleton variant="rounded" height={480} />
      </DelayedPlaceholder>
    );
  const columns = ids.map((id) => ({ id, product: data.find((product) => product.id === id) ?? null }));
  const remove = (id: string) => {
    const left = ids.filter((other) => other !== id);
    setCompared(left);
    void navigate({
      to: '.',
      search: left.length > 0 ? { ids: left.join(',') } : {},
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <>
      <Typography color="textSecondary" sx={{ marginBlock: 1 }}>
        {ids.length > 1 ? t('compare.text') : t('compare.addAnother')}
      </Typography>
      <CompareTable columns={columns} onRemove={remove} />
    </>
  );
}
