import type { AnalyticsEvent } from '@henna/domain';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LateBlock } from '../../../admin-kit/page-parts.tsx';
import { EmptyState, ErrorState } from '../../../components/states.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { plainList } from '../../../theme/mixins.ts';
import { Card, Part } from '../analytics.styles.ts';
import { trendingNowQuery } from '../api/analytics.ts';
import { readEvents } from '../api/events.ts';
import { EventLine } from '../event-line.tsx';
import { activityEventTypes } from '../event-types.ts';
import { AsOf, PartHead } from '../parts.tsx';
import { useProductNames } from '../product-link.tsx';
import { useRenewal } from '../use-renewal.ts';
import { Movers } from './movers.tsx';
import { TrendingTable } from './trending-table.tsx';

/** As high as it will be, however much happens: nothing below is pushed away. */
const Room = styled('div')({ height: 264, overflowY: 'auto', overflowAnchor: 'none' });
const Lines = styled('ol')(({ theme }) => ({
  ...plainList,
  '& li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
}));

/** What visitors and members do while somebody looks. @param after position from which on it is told */
function Feed({ after }: { readonly after: string }) {
  const { t } = useTranslation();
  const [start] = useState(after);
  const newest = useFeed(start);
  const { value: events, handlers } = useHeld(newest);
  const names = useProductNames(events);
  return (
    <Part aria-labelledby="analytics-feed" {...handlers}>
      <PartHead id="analytics-feed" title={t('admin.analytics.now.feed')} text={t('admin.analytics.now.feedText')} />
      <Card>
        <Room role="group" aria-labelledby="analytics-feed" tabIndex={0}>
          {events.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              {t('admin.analytics.now.quiet')}
            </Typography>
          )}
          <Lines>
            {events.map((event) => (
              <li key={event.id}>
                <EventLine event={event} names={names} />
              </li>
            ))}
          </Lines>
        </Room>
      </Card>
    </Part>
  );
}

const kept = 30;
const readAtOnce = 200;
const types = activityEventTypes.join(',');

/** What is done from a position of the log on, newest first. */
function useFeed(start: string): readonly AnalyticsEvent[] {
  const [events, setEvents] = useState<readonly AnalyticsEvent[]>([]);
  const after = useRef(start);
  const isReading = useRef(false);
  useRenewal(async () => {
    if (isReading.current) return;
    isReading.current = true;
    // Too many streams, or no network: what was missed comes with the next.
    const read = await readEvents({ types, after: after.current, limit: readAtOnce }).catch(() => []);
    isReading.current = false;
    const last = read.at(-1);
    if (!last) return;
    after.current = last.position;
    setEvents((before) => [...read.toReversed(), ...before].slice(0, kept));
  });
  return events;
}

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

/**
 * What is shown stays as it is while somebody points at it or moves in it by keyboard, so that nothing slips away from
 * under the pointer; afterwards it is the newest again.
 */
export function useHeld<Value>(newest: Value) {
  const [held, setHeld] = useState<{ readonly value: Value } | null>(null);
  const hold = () => setHeld((before) => before ?? { value: newest });
  const release = () => setHeld(null);
  return {
    value: held ? held.value : newest,
    isHeld: held !== null,
    handlers: {
      onPointerEnter: hold,
      onPointerLeave: release,
      onFocus: hold,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) release();
      },
    },
  };
}
