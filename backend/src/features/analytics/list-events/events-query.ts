import { invalidField, type EventsQuery } from '@henna/domain';
import type { ListEventsRequest } from '../metrics/metric.requests.ts';
import { momentIn } from '../metrics/period.ts';

/** The query of a request. Throws a 400 for a day that no month has, or a period that ends too early. */
export const eventsQuery = ({ types, after, limit, from, to, ...filter }: ListEventsRequest): EventsQuery => {
  const period = {
    from: from === undefined ? undefined : momentIn('from', from),
    to: to === undefined ? undefined : momentIn('to', to),
  };
  if ((period.from ?? -Infinity) >= (period.to ?? Infinity)) throw invalidField('to', 'PERIOD_ENDS_EARLY');
  return { filter, types, ...period, after, limit };
};
