import type { EventType } from '@henna/contracts';
import { invalidField } from '../../../shared/errors.ts';
import { momentOf } from '../../../shared/moment.ts';
import type { MetricFilter } from '../metrics/metric-query.ts';
import type { ListEventsRequest } from './list-events.request.ts';

export interface EventsWanted extends MetricFilter {
  readonly types?: ReadonlySet<EventType> | undefined;
  /** The first and the first too late moment of `actTime`, in ms. */
  readonly from: number;
  readonly to: number;
  /** Beyond this position only. */
  readonly after?: bigint | undefined;
  readonly limit: number;
}

/** What a request asks for. Throws {@link InvalidError} for a day that no month has, or a period that ends too early. */
export const eventsWanted = ({ types, after, ...wanted }: ListEventsRequest): EventsWanted => {
  const from = moment('from', wanted.from, -Infinity);
  const to = moment('to', wanted.to, Infinity);
  if (from >= to) throw invalidField('to', 'PERIOD_ENDS_EARLY');
  return {
    ...wanted,
    types: types && new Set(types),
    from,
    to,
    after: after === undefined ? undefined : BigInt(after),
  };
};

const moment = (field: string, text: string | undefined, otherwise: number): number => {
  if (text === undefined) return otherwise;
  const time = momentOf(text);
  if (Number.isNaN(time)) throw invalidField(field, 'DAY_OR_TIME');
  return time;
};
