import type { AnalyticsEvent } from '@henna/contracts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Verbatim } from '../analytics.styles.ts';
import { EventLine } from '../event-line.tsx';
import { useProductNames } from '../use-product-names.ts';

const Lines = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
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

/** Events, oldest first, each with all that analysts may see of it. */
export function EventList({ events }: { readonly events: readonly AnalyticsEvent[] }) {
  const { t } = useTranslation();
  const names = useProductNames(events);
  return (
    <Lines>
      {events.map((event) => (
        <li key={event.id}>
          <EventLine event={event} names={names} />
          <details>
            <summary>{t('admin.analytics.events.details', { position: event.position })}</summary>
            <Verbatim dir="ltr">{JSON.stringify(event, null, 2)}</Verbatim>
          </details>
        </li>
      ))}
    </Lines>
  );
}
