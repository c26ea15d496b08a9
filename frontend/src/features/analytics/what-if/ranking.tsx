import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { EmptyState } from '../../../components/states.tsx';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';
import { Section } from '../analytics.styles.ts';
import type { DraftRules } from '../api/what-if.ts';
import { AsOfLine, LoadingFigures, SectionHead, RefusedState } from '../parts.tsx';
import { rankingOfAnswer, rankingOfReplay, RankingTable, type RankedProduct } from './ranking-table.tsx';
import { countsSomething, maxExcludedProducts } from './draft-rules.ts';
import type { DraftRanking } from './use-ranking.ts';

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 44,
  color: theme.vars?.palette.text.secondary,
}));

interface ExactnessProps {
  readonly ranking: DraftRanking;
  readonly asOf: { readonly asOf: string; readonly position: string };
}

/** How exact the ranking is. */
function Exactness({ ranking: { exact, isPending, onAsk }, asOf }: ExactnessProps) {
  const { t } = useTexts();
  const { refusalText, words } = useRefusalText();
  const { replay, error, retry } = exact;
  if (isPending) return <Line>{t('admin.whatIf.outOfDate')}</Line>;
  if (onAsk)
    return (
      <Line>
        <span>{t('admin.whatIf.atOnce')}</span>
        <Button size="small" onClick={onAsk}>
          {t('admin.whatIf.ask')}
        </Button>
        <AsOfLine {...asOf} />
      </Line>
    );
  if (replay?.state === 'done')
    return (
      <Line>
        <span role="status">{t('admin.whatIf.exact')}</span>
        <AsOfLine asOf={replay.createdAt} position={replay.inputs.position} />
      </Line>
    );
  const failure = replay && (replay.problem ?? (replay.error && { message: replay.error }));
  return (
    <Line>
      <span role="status">
        {replay?.state === 'cancelled'
          ? t('admin.whatIf.cancelled')
          : t('admin.whatIf.notExact', {
              reason: failure ? words(failure) : error ? refusalText(error) : '',
            })}
      </span>
      <Button size="small" onClick={retry}>
        {t('admin.whatIf.again')}
      </Button>
    </Line>
  );
}

/** Dimmed as far as it can still be read. */
const List = styled('div')(({ theme }) => ({
  '& tbody': { transition: 'opacity 150ms ease-out' },
  '&[aria-busy=true] tbody': { opacity: 0.66 },
  '&[aria-busy=true] tbody *': { color: theme.vars?.palette.text.primary },
}));

interface RankingProps {
  readonly draft: DraftRules;
  readonly ranking: DraftRanking;
  readonly onExclude: (product: RankedProduct) => void;
}

/** The ranking of the draft; dimmed while the exact one is being calculated. */
export function Ranking({ draft, ranking, onExclude }: RankingProps) {
  const { t, number } = useTexts();
  const { atOnce, exact, isExact, isPending } = ranking;
  if (!countsSomething(draft))
    return <EmptyState title={t('admin.whatIf.nothingCounts')} text={t('admin.whatIf.nothingCountsText')} />;
  if (!atOnce.data && atOnce.error) return <RefusedState error={atOnce.error} onRetry={() => void atOnce.refetch()} />;
  if (!atOnce.data) return <LoadingFigures reason={atOnce.failureReason} heights={[980]} />;
  const replay = isExact ? exact.replay : undefined;
  const products = replay ? rankingOfReplay(replay) : rankingOfAnswer(atOnce.data);
  const ranked = replay?.result?.ranked ?? atOnce.data.ranked;
  return (
    <Section aria-labelledby="what-if-ranking">
      <SectionHead
        id="what-if-ranking"
        title={t('admin.whatIf.ranking')}
        text={t('admin.whatIf.ranked', { count: ranked, n: number(ranked) })}
      />
      <Exactness ranking={ranking} asOf={atOnce.data} />
      {products.length > 0 ? (
        <List aria-busy={isPending}>
          <RankingTable
            products={products}
            onExclude={draft.withoutProducts.length < maxExcludedProducts ? onExclude : undefined}
          />
        </List>
      ) : (
        <EmptyState title={t('admin.whatIf.noRanking')} text={t('admin.whatIf.noRankingText')} />
      )}
    </Section>
  );
}
