import { useTranslation } from 'react-i18next';
import type { Column } from '../../../admin-kit/table/column.ts';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { Badge } from '../../../components/badge.ts';
import { useLabel } from '../../../lib/use-label.ts';
import {
  ContributionsPage,
  ProductContributions,
  ShareList,
  StatisticsCards,
  useContributionTexts,
  useContributionColumns,
  type Contributions,
} from '../../contributions/index.ts';

function useVotes() {
  const { t } = useTranslation();
  const texts = useContributionTexts();
  return {
    kind: 'votes',
    nameOf: (vote: Contributions['votes']) =>
      t('admin.contributions.votes.nameOf', { vote: vote.vote, user: texts.user(vote) }),
    deleteText: () => t('admin.contributions.votes.deleteText'),
  } as const;
}

export function VotesPage() {
  return <ContributionsPage {...useVotes()} columns={useVoteColumns()} figures={<VoteFigures />} />;
}

export function VotesOfProduct({ productId }: { readonly productId: string }) {
  return (
    <ProductContributions
      {...useVotes()}
      productId={productId}
      columns={useVoteColumns().filter(({ key }) => key !== 'product')}
      figures={<VoteFigures productId={productId} />}
    />
  );
}

function VoteFigures({ productId }: { readonly productId?: string }) {
  const { t, number } = useTexts();
  const label = useLabel();
  return (
    <StatisticsCards kind="votes" productId={productId}>
      {(product) => (
        <>
          <p>{t('admin.contributions.votes.total', { count: product.total, n: number(product.total) })}</p>
          <ShareList
            label={t('admin.contributions.votes.shares', { name: product.productName })}
            shares={product.byOption
              .map(({ key, labels, ...counts }) => ({ key, text: label(key, labels), ...counts }))
              .sort((a, b) => b.count - a.count)}
          />
        </>
      )}
    </StatisticsCards>
  );
}

export function useVoteColumns(): readonly Column<Contributions['votes']>[] {
  const { t } = useTranslation();
  const { user, product, date } = useContributionColumns();
  return [
    { ...user, isRowHeader: true },
    { ...product, wide: true },
    {
      key: 'vote',
      head: t('admin.contributions.votes.vote'),
      cell: ({ vote, current, productName }) => (
        <>
          <bdi>{vote}</bdi> {!current && <Badge outlined>{t('admin.contributions.votes.retired')}</Badge>}
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
