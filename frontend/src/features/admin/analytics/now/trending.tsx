import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { trendingNowQuery } from '../../api/analytics.ts';
import { Part } from '../analytics.styles.ts';
import { AsOf } from '../as-of.tsx';
import { useHeld } from '../use-held.ts';
import { useRenewal } from '../use-renewal.ts';
import { Feed } from './feed.tsx';
import { Movers } from './movers.tsx';
import { TrendingTable } from './trending-table.tsx';
import { LateBlock } from '../../components/late-block.tsx';
import { PartHead } from '../part-head.tsx';

const shown = 15;

/** What trends and why, who moved, and what is being done; the order rests while somebody points at it. */
export function Trending() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data: newest, error, refetch } = useQuery(trendingNowQuery(shown));
  const { value: data, handlers } = useHeld(newest);
  useRenewal(refetch);
  if (!data && error)
    return <ErrorState error={error} title={t('admin.common.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <LateBlock heights={[980]} />;
  return (
    <>
      <Part aria-labelledby="analytics-trending" {...handlers}>
        <PartHead
          id="analytics-trending"
          title={t('admin.analytics.now.trending')}
          text={t('admin.analytics.now.ranked', { count: data.ranked, n: formatNumber(data.ranked, language) })}
        >
          <AsOf {...data} />
        </PartHead>
        {data.products.length > 0 ? (
          <TrendingTable trending={data} />
        ) : (
          <EmptyState title={t('admin.analytics.now.nothing')} text={t('admin.analytics.now.nothingText')} />
        )}
      </Part>
      <Movers trending={data} />
      <Feed after={data.position} />
    </>
  );
}
