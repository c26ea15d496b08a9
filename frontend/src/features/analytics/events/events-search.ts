import { localInputValue } from '../../../admin-kit/moment.ts';
import type { AnalyticsSearch } from '../analytics-search.ts';
import type { EventsRequest } from '../api/events.ts';
import { eventFilters } from '../source-events-link.tsx';
import { eventKindNames, eventKinds, type EventKind } from '../event-types.ts';

/** Events that only guard names are left out unless they, or certain types, are asked for. */
export const eventsRequestOf = (search: AnalyticsSearch): EventsRequest => ({
  ...Object.fromEntries(eventFilters.flatMap((name) => (search[name] ? [[name, search[name]]] : []))),
  technical: search.types || showsTechnical(search) ? undefined : 'false',
});

export const showsTechnical = ({ technical }: AnalyticsSearch): boolean => technical === 'true';

/** The kind that the types of an address mean; `some` when they are no single kind, `all` without types. */
export const kindOf = ({ types }: AnalyticsSearch): EventKind | 'all' | 'some' =>
  types ? (eventKindNames.find((kind) => eventKinds[kind].join(',') === types) ?? 'some') : 'all';

export const typesOf = (kind: string): string | undefined => {
  const eventKind = eventKindNames.find((name) => name === kind);
  return eventKind && eventKinds[eventKind].join(',');
};

/** A moment of an address as the value of a `datetime-local` input. */
export const localMoment = (text: string | undefined): string => {
  const date = new Date(text ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : localInputValue(date);
};
