import { useTranslation } from 'react-i18next';
import type { Column } from '../../../admin-kit/table/column.ts';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { Badge } from '../../../components/badge.ts';
import { useLabel } from '../../../lib/use-label.ts';
import {
  ActsPage,
  ShareList,
  StatisticsCards,
  useActWords,
  useSharedColumns,
  type Acts,
} from '../../contributions/index.ts';

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

export function useVoteColumns(): readonly Column<Acts['votes']>[] {
  const { t } = useTranslation();
  const { user, product, date } = useSharedColumns();
  return [
    { ...user, names: true },
    { ...product, wide: true },
    {
      key: 'vote',
      head: t('admin.acts.votes.vote'),
      cell: ({ vote, current, productName }) => (
        <>
          <bdi>{vote}</bdi> {!current && <Badge outlined>{t('admin.acts.votes.retired')}</Badge>}
          <small className="narrow">
            <bdi>{productName}</bdi>
          </small>
        </>
      ),
      value: ({ vote }) => vote,
    },
    date,
  ];
}
