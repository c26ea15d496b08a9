import type { AnalyticsEvent } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTexts, useToasts } from '../../../admin-kit/use-texts.ts';
import { EmptyState } from '../../../components/states.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { plainList } from '../../../theme/mixins.ts';
import type { TabProps } from '../analytics-page.tsx';
import { HeadActions, Section, Verbatim } from '../analytics.styles.ts';
import { eventPagesQuery, readEventLines, type EventsRequest } from '../api/events.ts';
import { EventLine } from '../event-line.tsx';
import { SaveView } from '../notebook/save-view.tsx';
import { savableView } from '../notebook/view-description.ts';
import { LoadingFigures, SectionHead, RefusedState } from '../parts.tsx';
import { useProductNames } from '../product-link.tsx';
import { EventFilters } from './event-filters.tsx';
import { eventsRequestOf } from './events-search.ts';

const Lines = styled('ol')(({ theme }) => ({
  ...plainList,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 14,
  background: theme.vars?.palette.background.paper,
  '& li': { padding: '4px 16px 8px' },
  '& li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
  '& summary': {
    ...theme.typography.caption,
    minHeight: 24,
    cursor: 'pointer',
    color: theme.vars?.palette.text.secondary,
    '@media (pointer: coarse)': { minHeight: 44, paddingBlock: 12 },
  },
  '& pre': { marginBlockStart: 4 },
}));

function EventList({ events }: { readonly events: readonly AnalyticsEvent[] }) {
  const { t, number } = useTexts();
  const names = useProductNames(events);
  return (
    <Lines>
      {events.map((event) => (
        <li key={event.id}>
          <EventLine event={event} names={names} />
          <details>
            <summary>{t('admin.analytics.events.details', { position: number(Number(event.position)) })}</summary>
            <Verbatim dir="ltr">{JSON.stringify(event, null, 2)}</Verbatim>
          </details>
        </li>
      ))}
    </Lines>
  );
}

function EventsDownload({ asked: request }: { readonly asked: EventsRequest }) {
  const { t } = useTranslation();
  const { failureToast } = useToasts();
  const download = useMutation({
    mutationFn: async () => (await readEventLines(request)).blob(),
    onSuccess: (lines) => {
      saveFile(`events-${new Date().toISOString().slice(0, 10)}.ndjson`, lines);
      showToast({ title: t('admin.table.downloaded'), tone: 'success' });
    },
    onError: failureToast(t('admin.table.downloadFailed')),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<Download size={16} aria-hidden />}
      disabled={download.isPending}
      onClick={() => download.mutate()}
    >
      {download.isPending ? t('admin.analytics.events.downloading') : t('admin.analytics.events.download')}
    </Button>
  );
}

/** The log as analysts may see it, filtered by the address. */
export default function EventsTab(props: TabProps) {
  const { t } = useTranslation();
  const request = eventsRequestOf(props.search);
  const { data, error, failureReason, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    eventPagesQuery(request),
  );
  const events = data?.pages.flat() ?? [];
  return (
    <Section aria-labelledby="analytics-events">
      <SectionHead
        id="analytics-events"
        title={t('admin.analytics.events.title')}
        text={t('admin.analytics.events.text')}
      >
        <HeadActions>
          <SaveView view={savableView('events', props.search)} />
          <EventsDownload asked={request} />
        </HeadActions>
      </SectionHead>
      <EventFilters {...props} />
      {!data && error && <RefusedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingFigures reason={failureReason} heights={[640]} />}
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
    </Section>
  );
}
