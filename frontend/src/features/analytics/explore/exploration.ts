import type { MetricGroup, MetricLanguage, MetricStep } from '@henna/domain';
import type { AnalyticsSearch } from '../analytics-search.ts';
import type { MetricRequest } from '../api/analytics.ts';
import { dayIn, daysFrom, isDay, plusDays, yearBefore } from './calendar-days.ts';
import type { MetricDefinition } from '../api-types.ts';

export const steps: readonly MetricStep[] = ['hour', 'day', 'week', 'month'];
export const views = ['line', 'bar', 'table'] as const;
export type View = (typeof views)[number];
export const filterNames = ['product', 'brand', 'category', 'subcategory', 'option', 'language'] as const;

/** Both days are included. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

/** What is explored, by the address and the catalogue of metrics. */
export interface Exploration {
  readonly definition: MetricDefinition;
  readonly group: MetricGroup | undefined;
  /** undefined: the whole period is one step. */
  readonly by: MetricStep | undefined;
  readonly timeZone: string;
  /** Now, in the time zone. */
  readonly today: string;
  readonly days: Days;
  /** The period to compare with, of as many days. */
  readonly versus: Days | undefined;
  readonly filters: Readonly<Partial<Record<MetricGroup, string>>>;
  readonly view: View;
}

export const defaultDays = 28;

/** Parses the address; what the metric cannot be asked by, or what is invalid, is ignored. */
export const explorationOf = (
  search: AnalyticsSearch,
  metrics: readonly MetricDefinition[],
  now: number,
): Exploration => {
  const definition =
    metrics.find(({ name }) => name === search.metric) ?? metrics.find(({ name }) => name === 'votes') ?? metrics[0]!;
  const timeZone = search.timeZone ?? 'UTC';
  const today = dayIn(timeZone, now);
  const days = daysOf(search, today);
  const group = definition.groups.find((name) => name === search.group);
  const filters = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = search[name];
      return value !== undefined && definition.filters.includes(name) ? [[name, value]] : [];
    }),
  );
  return {
    definition,
    group: group ?? (definition.isGroupOptional ? undefined : definition.groups[0]),
    by: search.by === 'whole' ? undefined : (steps.find((step) => step === search.by) ?? 'day'),
    timeZone,
    today,
    days,
    versus: versusOf(search.versus, days),
    filters,
    view: views.find((view) => view === search.view) ?? 'line',
  };
};

const daysOf = ({ from, to }: AnalyticsSearch, today: string): Days => {
  const last = isDay(to) ? to : isDay(from) && from > today ? from : today;
  const first = isDay(from) ? from : plusDays(last, 1 - defaultDays);
  return first <= last ? { first, last } : { first: last, last: first };
};

const versusOf = (versus: string | undefined, { first, last }: Days): Days | undefined => {
  const length = daysFrom(first, last);
  const begin = versus === 'before' ? plusDays(first, -length) : versus === 'year' ? yearBefore(first) : versus;
  return isDay(begin) ? { first: begin, last: plusDays(begin, length - 1) } : undefined;
};

/** The request for one of the two periods. */
export const metricRequest = (
  { group, by, timeZone, filters }: Exploration,
  days: Days,
  limit: number,
): MetricRequest => ({
  ...filters,
  language: filters.language as MetricLanguage | undefined,
  group,
  by,
  timeZone,
  from: days.first,
  to: plusDays(days.last, 1),
  limit,
});
