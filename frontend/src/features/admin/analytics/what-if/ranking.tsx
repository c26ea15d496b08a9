import type { TrendingRules } from '@henna/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { whatIfQuery, type Tried } from '../../api/what-if.ts';
import { Part } from '../analytics.styles.ts';
import { RefusedState } from '../refused-state.tsx';
import { ExactLine } from './exact-line.tsx';
import { placesOfAnswer, placesOfReplay, type TriedPlace } from './place.ts';
import { RankingTable } from './ranking-table.tsx';
import { addressOfTried, countsSomething, mostLeftOut, needsReplay } from './tried.ts';
import { useExact } from './use-exact.ts';
import { useRested } from '../../../catalogue/search/use-rested.ts';
import { LateBlock } from '../../components/late-block.tsx';
import { PartHead } from '../part-head.tsx';

/** Milliseconds for which a slider rests before the ranking is asked for, and before a replay is. */
const [atOnceMs, exactMs] = [60, 900];

interface RankingProps {
  readonly tried: Tried;
  readonly live: TrendingRules;
  readonly onLeaveOut: (place: TriedPlace) => void;
}

/** The ranking of what is tried: at once from day sums, and exactly when a replay has told it. */
export function Ranking({ tried, live, onLeaveOut }: RankingProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [asked, setAsked] = useState('');
  const moved = useRested(tried, atOnceMs);
  const rested = useRested(tried, exactMs);
  const address = addressOfTried(rested);
  const wantsExact = countsSomething(rested) && (needsReplay(rested, live) || asked === address);
  const atOnce = useQuery({ ...whatIfQuery(moved), enabled: countsSomething(moved) });
  const exact = useExact(wantsExact ? rested : null);
  const isExact = exact.replay?.state === 'done' && addressOfTried(tried) === address;
  if (!countsSomething(tried))
    return <EmptyState title={t('admin.whatIf.nothingCounts')} text={t('admin.whatIf.nothingCountsText')} />;
  if (!atOnce.data && atOnce.error) return <RefusedState error={atOnce.error} onRetry={() => void atOnce.refetch()} />;
  if (!atOnce.data) return <LateBlock heights={[980]} />;
  const places = isExact ? placesOfReplay(exact.replay) : placesOfAnswer(atOnce.data);
  const ranked = (isExact && exact.replay.result?.ranked) || atOnce.data.ranked;
  return (
    <Part aria-labelledby="what-if-ranking">
      <PartHead
        id="what-if-ranking"
        title={t('admin.whatIf.ranking')}
        text={t('admin.whatIf.ranked', { count: ranked, n: formatNumber(ranked, language) })}
      />
      <ExactLine
        exact={exact}
        onAsk={wantsExact ? undefined : () => setAsked(addressOfTried(tried))}
        asOf={atOnce.data}
      />
      {places.length > 0 ? (
        <RankingTable
          places={places}
          onLeaveOut={tried.withoutProducts.length < mostLeftOut ? onLeaveOut : undefined}
        />
      ) : (
        <EmptyState title={t('admin.whatIf.noPlaces')} text={t('admin.whatIf.noPlacesText')} />
      )}
    </Part>
  );
}
