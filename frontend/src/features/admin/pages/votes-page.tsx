import { useLabel } from '../../../lib/use-label.ts';
import { useVoteColumns } from '../acts/act-columns.tsx';
import { ActsPage } from '../acts/acts-page.tsx';
import { ShareList } from '../acts/share-list.tsx';
import { StatisticsCards } from '../acts/statistics-cards.tsx';
import { useActWords } from '../acts/use-act-decisions.ts';
import { useTexts } from '../use-texts.ts';

/** What members voted for: by product with every option, and vote by vote. */
export function VotesPage() {
  const { t, number } = useTexts();
  const label = useLabel();
  const words = useActWords();
  return (
    <ActsPage
      kind="votes"
      columns={useVoteColumns()}
      nameOf={(vote) => t('admin.acts.votes.nameOf', { vote: vote.vote, user: words.user(vote) })}
      consequence={() => t('admin.acts.votes.deleteText')}
      figures={
        <StatisticsCards kind="votes">
          {(product) => (
            <>
              <p>{t('admin.acts.votes.total', { count: product.total, n: number(product.total) })}</p>
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
      }
    />
  );
}
