import type { TrendingRules } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateBlock } from '../../../admin-kit/page-parts.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';
import { Part } from '../analytics.styles.ts';
import { whatIfQuery, type Tried } from '../api/what-if.ts';
import { AsOf, PartHead, RefusedState } from '../parts.tsx';
import { placesOfAnswer, placesOfReplay, RankingTable, type TriedPlace } from './ranking-table.tsx';
import { addressOfTried, countsSomething, mostLeftOut, needsReplay } from './tried.ts';
import { useExact, type Exact } from './use-exact.ts';

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

interface ExactLineProps {
  readonly exact: Exact;
  /** Nobody has asked for the exact ranking yet. */
  readonly onAsk: (() => void) | undefined;
  /** Of what is shown at once. */
  readonly asOf: { readonly asOf: string; readonly position: string } | undefined;
}

/** How exact what is shown is, and how far the exact ranking has come. */
function ExactLine({ exact: { replay, isUnderWay, error, cancel, retry }, onAsk, asOf }: ExactLineProps) {
  const { t } = useTranslation();
  const { refusalText, words } = useRefusalText();
  const { language } = useLanguage();
  if (onAsk)
    return (
      <Line>
        <span>{t('admin.whatIf.atOnce')}</span>
        <Button size="small" onClick={onAsk}>
          {t('admin.whatIf.ask')}
        </Button>
        {asOf && <AsOf {...asOf} />}
      </Line>
    );
  if (isUnderWay) {
    const progress = replay?.progress ?? 0;
    return (
      <Line>
        <span role="status">{t(replay?.state === 'running' ? 'admin.whatIf.running' : 'admin.whatIf.waiting')}</span>
        <progress value={progress} max={1} aria-label={t('admin.whatIf.progress')} />
        <span>{formatPercent(100 * progress, language)}</span>
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
        <AsOf asOf={replay.createdAt} position={replay.inputs.position} />
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
  const moved = useDebounced(tried, atOnceMs);
  const rested = useDebounced(tried, exactMs);
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
