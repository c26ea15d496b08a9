import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Part } from '../analytics.styles.ts';
import { EventLine } from '../event-line.tsx';
import { useHeld } from '../use-held.ts';
import { useProductNames } from '../use-product-names.ts';
import { useFeed } from './use-feed.ts';
import { PartHead } from '../part-head.tsx';

/** As high as it will be, however much happens: nothing below is pushed away. */
const Room = styled('div')({ height: 264, overflowY: 'auto', overflowAnchor: 'none' });
const Lines = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
}));

/** What visitors and members do while somebody looks. @param after position from which on it is told */
export function Feed({ after }: { readonly after: string }) {
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
