import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { ActFilters } from '../acts/act-filters.tsx';
import type { ActPageProps } from '../acts/act-page.ts';
import { ActTools } from '../acts/act-tools.tsx';
import { ActsTable } from '../acts/acts-table.tsx';
import { ShareList } from '../acts/share-list.tsx';
import { StatisticsCards, type StatisticsState } from '../acts/statistics-cards.tsx';
import { useVoteColumns } from '../acts/use-act-columns.tsx';
import { useActWords } from '../acts/use-act-words.ts';
import type { ProductVotes } from '../api/acts.ts';
import { PageHead } from '../components/page-head.tsx';

interface VotesPageViewProps extends ActPageProps<'votes'> {
  readonly statistics: StatisticsState<ProductVotes>;
}

/** What members voted for: by product with every option, and vote by vote. */
export function VotesPageView({ search, onSearchChange, list, address, total, statistics }: VotesPageViewProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const words = useActWords();
  const columns = useVoteColumns();
  return (
    <>
      <PageHead title={t('admin.acts.votes.title')} />
      {search.show !== 'removed' && search.asOf === undefined && (
        <StatisticsCards kind="votes" state={statistics} page={search.cards ?? 1}>
          {(product) => (
            <>
              <p>{t('admin.acts.votes.total', { count: product.total, n: formatNumber(product.total, language) })}</p>
              <ShareList
                label={t('admin.acts.votes.shares', { name: product.productName })}
                shares={product.byOption.map(({ key, labels, ...counts }) => ({
                  key,
                  text: label(key, labels),
                  ...counts,
                }))}
              />
            </>
          )}
        </StatisticsCards>
      )}
      <ActTools kind="votes" state={list} {...{ search, onSearchChange, total, address, columns }} />
      <ActFilters search={search} onSearchChange={onSearchChange} />
      <ActsTable
        kind="votes"
        state={list}
        {...{ search, address, columns }}
        nameOf={(vote) => t('admin.acts.votes.nameOf', { vote: vote.vote, user: words.user(vote) })}
        consequence={() => t('admin.acts.votes.deleteText')}
      />
    </>
  );
}
