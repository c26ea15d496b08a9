import '../../../i18n/admin.load.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { LoadingBlocks } from '../../../admin-kit/page-parts.tsx';
import { Pager } from '../../../components/pager.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { pageCountOf } from '../../../lib/pagination.ts';
import type { TabProps } from '../analytics-page.tsx';
import { Section } from '../analytics.styles.ts';
import { notebookPageSize, notebookQuery } from '../api/notebook.ts';
import { SectionHead, RefusedState } from '../parts.tsx';
import { Entry } from './entry.tsx';
import { useViewDescriptions } from './use-view-descriptions.ts';

const Entries = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, maxWidth: 900 });
const skeletons = [232, 196, 232];

export default function NotebookTab({ search, onSearchChange }: TabProps) {
  const { t, number } = useTexts();
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...notebookQuery(search.q, page),
    placeholderData: keepPreviousData,
  });
  const describe = useViewDescriptions(data?.items.map(({ view }) => view) ?? []);
  const last = pageCountOf(data?.total ?? 0, notebookPageSize);
  if (data && page > last && !isPlaceholderData)
    return <Navigate to="." replace search={{ ...search, page: last === 1 ? undefined : String(last) }} />;
  const isSearched = search.q !== undefined;
  return (
    <Section aria-labelledby="analytics-notebook" aria-busy={isPlaceholderData}>
      <SectionHead id="analytics-notebook" title={t('admin.notebook.title')} text={t('admin.notebook.text')}>
        {data && data.total > 0 && (
          <Typography variant="body2" role="status">
            {t('admin.notebook.count', { count: data.total, n: number(data.total) })}
          </Typography>
        )}
      </SectionHead>
      <Entries>
        {(isSearched || data?.total !== 0) && (
          <SearchField
            label={t('admin.common.search')}
            placeholder={t('admin.notebook.search')}
            value={search.q ?? ''}
            onSearch={(q) => onSearchChange({ ...search, q: q || undefined, page: undefined })}
          />
        )}
        {!data && error && <RefusedState error={error} onRetry={() => void refetch()} />}
        {!error && (!data || !describe) && <LoadingBlocks heights={skeletons} />}
        {data?.total === 0 &&
          (isSearched ? (
            <EmptyState title={t('admin.notebook.noMatch')} text={t('admin.notebook.noMatchText')} />
          ) : (
            <EmptyState title={t('admin.notebook.none')} text={t('admin.notebook.noneText')} />
          ))}
        {describe &&
          data?.items.map((entry) => <Entry key={entry.id} entry={entry} description={describe(entry.view)} />)}
        {data && data.total > 0 && <Pager page={page} total={data.total} size={notebookPageSize} />}
      </Entries>
    </Section>
  );
}
