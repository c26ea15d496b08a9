import type { AnalyticsEvent } from '@henna/domain';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { LoadingBlocks } from '../../../admin-kit/page-parts.tsx';
import { EmptyState, ErrorState } from '../../../components/states.tsx';
import { plainList } from '../../../theme/mixins.ts';
import { Card, Section } from '../analytics.styles.ts';
import { trendingNowQuery } from '../api/analytics.ts';
import { readEvents } from '../api/events.ts';
import { EventLine } from '../event-line.tsx';
import { activityEventTypes } from '../event-types.ts';
import { AsOfLine, SectionHead } from '../parts.tsx';
import { useProductNames } from '../product-link.tsx';
import { useLiveRefetch } from '../use-live-refetch.ts';
import { Movers } from './movers.tsx';
import { TrendingTable } from './trending-table.tsx';

/** Of fixed height, so that new events push nothing away. */
const Scroller = styled('div')({ height: 264, overflowY: 'auto', overflowAnchor: 'none' });
const Lines = styled('ol')(({ theme }) => ({
  ...plainList,
  '& li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
}));

/** @param after position from which events are shown */
function Feed({ after }: { readonly after: string }) {
  const { t } = useTranslation();
  const [start] = useState(after);
  const newest = useFeed(start);
  const { value: events, handlers } = useFrozenWhileHovered(newest);
  const names = useProductNames(events);
  return (
    <Section aria-labelledby="analytics-feed" {...handlers}>
      <SectionHead
        id="analytics-feed"
        title={t('admin.analytics.live.feed')}
        text={t('admin.analytics.live.feedText')}
      />
      <Card>
        <Scroller role="group" aria-labelledby="analytics-feed" tabIndex={0}>
          {events.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              {t('admin.analytics.live.quiet')}
            </Typography>
          )}
          <Lines>
            {events.map((event) => (
              <li key={event.id}>
                <EventLine event={event} names={names} />
              </li>
            ))}
          </Lines>
        </Scroller>
      </Card>
    </Section>
  );
}

const maxEvents = 30;
const readAtOnce = 200;
const types = activityEventTypes.join(',');

/** Events from a position of the log on, newest first. */
function useFeed(start: string): readonly AnalyticsEvent[] {
  const [events, setEvents] = useState<readonly AnalyticsEvent[]>([]);
  const after = useRef(start);
  const isReading = useRef(false);
  useLiveRefetch(async () => {
    if (isReading.current) return;
    isReading.current = true;
    // After a failure, the next read brings what was missed.
    const read = await readEvents({ types, after: after.current, limit: readAtOnce }).catch(() => []);
    isReading.current = false;
    const last = read.at(-1);
    if (!last) return;
    after.current = last.position;
    setEvents((before) => [...read.toReversed(), ...before].slice(0, maxEvents));
  });
  return events;
}

const shown = 15;

/** The trending order with its reasons, the movers and the newest events; the order is frozen while it is hovered. */
export function Trending() {
  const { t, number } = useTexts();
  const { data: newest, error, refetch } = useQuery(trendingNowQuery(shown));
  const { value: data, handlers } = useFrozenWhileHovered(newest);
  useLiveRefetch(refetch);
  if (!data && error)
    return <ErrorState error={error} title={t('admin.common.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlocks heights={[980]} />;
  return (
    <>
      <Section aria-labelledby="analytics-trending" {...handlers}>
        <SectionHead
          id="analytics-trending"
          title={t('admin.analytics.live.trending')}
          text={t('admin.analytics.live.ranked', { count: data.ranked, n: number(data.ranked) })}
        >
          <AsOfLine {...data} />
        </SectionHead>
        {data.products.length > 0 ? (
          <TrendingTable trending={data} />
        ) : (
          <EmptyState title={t('admin.analytics.live.nothing')} text={t('admin.analytics.live.nothingText')} />
        )}
      </Section>
      <Movers trending={data} />
      <Feed after={data.position} />
    </>
  );
}

/**
 * Keeps a value while the pointer or the focus is inside, so that nothing moves from under it; afterwards it is the
 * newest again.
 */
export function useFrozenWhileHovered<Value>(newest: Value) {
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
