import { invalidField, technicalEventTypes, type EventsQuery } from '@henna/domain';
import type { ListEventsRequest } from '../metrics/metric.requests.ts';
import { momentIn } from '../metrics/period.ts';

/** The query of a request. Throws a 400 for a day that no month has, or a period that ends too early. */
export const eventsQuery = (request: ListEventsRequest): EventsQuery => {
  const { types, after, before, order, technical, limit, from, to, ...filter } = request;
  const period = {
    from: from === undefined ? undefined : momentIn('from', from),
    to: to === undefined ? undefined : momentIn('to', to),
  };
  if ((period.from ?? -Infinity) >= (period.to ?? Infinity)) throw invalidField('to', 'PERIOD_ENDS_EARLY');
  const exceptTypes = technical === 'false' ? technicalEventTypes : undefined;
  return { filter, types, exceptTypes, ...period, after, before, order, limit };
};
