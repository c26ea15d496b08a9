import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { eventPagesQuery } from '../../api/events.ts';
import { HeadActs, Part } from '../analytics.styles.ts';
import { KeepView } from '../notebook/keep-view.tsx';
import { viewOf } from '../notebook/view-address.ts';
import { RefusedState } from '../refused-state.tsx';
import type { TabProps } from '../tab-props.ts';
import { EventFilters } from './event-filters.tsx';
import { EventList } from './event-list.tsx';
import { EventsDownload } from './events-download.tsx';
import { eventsAskedOf } from './events-search.ts';
import { LateBlock } from '../../components/late-block.tsx';
import { PartHead } from '../part-head.tsx';

/** The log as analysts may see it: what stands behind a figure, or whatever is asked for. */
export default function EventsTab(props: TabProps) {
  const { t } = useTranslation();
  const asked = eventsAskedOf(props.search);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    eventPagesQuery(asked),
  );
  const events = data?.pages.flat() ?? [];
  return (
    <Part aria-labelledby="analytics-events">
      <PartHead id="analytics-events" title={t('admin.analytics.events.title')} text={t('admin.analytics.events.text')}>
        <HeadActs>
          <KeepView view={viewOf('events', props.search)} />
          <EventsDownload asked={asked} />
        </HeadActs>
      </PartHead>
      <EventFilters {...props} />
      {!data && error && <RefusedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LateBlock heights={[640]} />}
      {data && events.length === 0 && (
        <EmptyState title={t('admin.analytics.events.none')} text={t('admin.analytics.events.noneText')} />
      )}
      {events.length > 0 && <EventList events={events} />}
      {hasNextPage && (
        <Button
          variant="outlined"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ justifySelf: 'center' }}
        >
          {isFetchingNextPage ? t('admin.history.loadingMore') : t('admin.analytics.events.more')}
        </Button>
      )}
    </Part>
  );
}
