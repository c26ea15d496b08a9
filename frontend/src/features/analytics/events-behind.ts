import { savedViewFields } from '@henna/domain';
import type { AnalyticsSearch } from './analytics-search.ts';

/** What both the addresses of the service and the tab of events call the same. */
export const eventFilters = savedViewFields.events;
export type EventFilter = (typeof eventFilters)[number];

/**
 * Where the events behind a figure can be read. @param address as an answer names it
 * (`/api/analytics/events?types=…`). @param step a part of its period.
 */
export const eventsBehind = (
  address: string,
  step?: { readonly from: string; readonly to: string },
): AnalyticsSearch => {
  const asked = new URLSearchParams(address.split('?')[1] ?? '');
  const filters = eventFilters.flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { tab: 'events', ...Object.fromEntries(filters), ...(step && { from: step.from, to: step.to }) };
};
