import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Late } from '../../../../components/late.tsx';
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
  if (!data)
    return (
      <Late>
        <Skeleton variant="rounded" height={980} aria-hidden />
      </Late>
    );
  return (
    <>
      <Part aria-labelledby="analytics-trending" {...handlers}>
        <header>
          <div>
            <Typography variant="h3" component="h2" id="analytics-trending">
              {t('admin.analytics.now.trending')}
            </Typography>
            <p>{t('admin.analytics.now.ranked', { count: data.ranked, n: formatNumber(data.ranked, language) })}</p>
          </div>
          <AsOf {...data} />
        </header>
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
