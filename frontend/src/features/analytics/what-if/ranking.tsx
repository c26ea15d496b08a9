import type { TrendingRules } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { EmptyState } from '../../../components/states.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';
import { Section } from '../analytics.styles.ts';
import { whatIfQuery, type DraftRules } from '../api/what-if.ts';
import { AsOfLine, LoadingFigures, SectionHead, RefusedState } from '../parts.tsx';
import { rankingOfAnswer, rankingOfReplay, RankingTable, type RankedProduct } from './ranking-table.tsx';
import { serializeDraft, countsSomething, maxExcludedProducts, needsReplay } from './draft-rules.ts';
import { useExactReplay, type ExactReplay } from './use-exact-replay.ts';

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 44,
  color: theme.vars?.palette.text.secondary,
  '& progress': { width: 120, accentColor: theme.vars?.palette.primary.main },
}));

interface ReplayLineProps {
  readonly exactReplay: ExactReplay;
  /** Absent: the exact ranking was asked for. */
  readonly onAsk: (() => void) | undefined;
  readonly asOf: { readonly asOf: string; readonly position: string } | undefined;
}

/** How exact the ranking is, and the progress of the replay. */
function ReplayLine({ exactReplay: { replay, isUnderWay, error, cancel, retry }, onAsk, asOf }: ReplayLineProps) {
  const { t, percent } = useTexts();
  const { refusalText, words } = useRefusalText();
  if (onAsk)
    return (
      <Line>
        <span>{t('admin.whatIf.atOnce')}</span>
        <Button size="small" onClick={onAsk}>
          {t('admin.whatIf.ask')}
        </Button>
        {asOf && <AsOfLine {...asOf} />}
      </Line>
    );
  if (isUnderWay) {
    const progress = replay?.progress ?? 0;
    return (
      <Line>
        <span role="status">{t(replay?.state === 'running' ? 'admin.whatIf.running' : 'admin.whatIf.waiting')}</span>
        <progress value={progress} max={1} aria-label={t('admin.whatIf.progress')} />
        <span>{percent(100 * progress)}</span>
        <Button size="small" color="inherit" onClick={cancel}>
          {t('admin.whatIf.cancel')}
        </Button>
      </Line>
    );
  }
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

/** Milliseconds of rest before the approximate ranking and before a replay are requested. */
const [atOnceMs, exactMs] = [60, 900];

interface RankingProps {
  readonly draft: DraftRules;
  readonly live: TrendingRules;
  readonly onExclude: (product: RankedProduct) => void;
}

/** The ranking of the draft: approximate at once, and exact when a replay is done. */
export function Ranking({ draft, live, onExclude }: RankingProps) {
  const { t, number } = useTexts();
  const [requestedDraft, setRequestedDraft] = useState('');
  const previewDraft = useDebounced(draft, atOnceMs);
  const replayDraft = useDebounced(draft, exactMs);
  const replayKey = serializeDraft(replayDraft);
  const needsExact = countsSomething(replayDraft) && (needsReplay(replayDraft, live) || requestedDraft === replayKey);
  const atOnce = useQuery({ ...whatIfQuery(previewDraft), enabled: countsSomething(previewDraft) });
  const exact = useExactReplay(needsExact ? replayDraft : null);
  const isExact = exact.replay?.state === 'done' && serializeDraft(draft) === replayKey;
  if (!countsSomething(draft))
    return <EmptyState title={t('admin.whatIf.nothingCounts')} text={t('admin.whatIf.nothingCountsText')} />;
  if (!atOnce.data && atOnce.error) return <RefusedState error={atOnce.error} onRetry={() => void atOnce.refetch()} />;
  if (!atOnce.data) return <LoadingFigures reason={atOnce.failureReason} heights={[980]} />;
  const products = isExact ? rankingOfReplay(exact.replay) : rankingOfAnswer(atOnce.data);
  const ranked = (isExact && exact.replay.result?.ranked) || atOnce.data.ranked;
  return (
    <Section aria-labelledby="what-if-ranking">
      <SectionHead
        id="what-if-ranking"
        title={t('admin.whatIf.ranking')}
        text={t('admin.whatIf.ranked', { count: ranked, n: number(ranked) })}
      />
      <ReplayLine
        exactReplay={exact}
        onAsk={needsExact ? undefined : () => setRequestedDraft(serializeDraft(draft))}
        asOf={atOnce.data}
      />
      {products.length > 0 ? (
        <RankingTable
          products={products}
          onExclude={draft.withoutProducts.length < maxExcludedProducts ? onExclude : undefined}
        />
      ) : (
        <EmptyState title={t('admin.whatIf.noRanking')} text={t('admin.whatIf.noRankingText')} />
      )}
    </Section>
  );
}
