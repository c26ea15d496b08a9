import type { AnalyticsSearch } from '../analytics-search.ts';
import { daysFrom, plusDays, yearBefore } from './calendar-days.ts';
import type { Days, Exploration } from './exploration.ts';

export const presetNames = ['week', 'fourWeeks', 'quarter', 'year'] as const;
export type PresetName = (typeof presetNames)[number];

/** The last quarter of a year in weeks, so that their days are comparable. */
const quarterDays = 91;

const firstDays: Readonly<Record<PresetName, (today: string) => string>> = {
  week: (today) => plusDays(today, -6),
  fourWeeks: (today) => plusDays(today, -27),
  quarter: (today) => plusDays(today, 1 - quarterDays),
  year: (today) => plusDays(yearBefore(today), 1),
};

/** The period that ends today, in steps that a reader can follow. */
export const presetSearch = (name: PresetName, today: string): Pick<AnalyticsSearch, 'from' | 'to' | 'by'> => ({
  // 28 days are the default, which moves with the calendar.
  from: name === 'fourWeeks' ? undefined : firstDays[name](today),
  to: undefined,
  by: name === 'quarter' || name === 'year' ? 'week' : undefined,
});

export const isPreset = (name: PresetName, { first, last }: Days, today: string): boolean =>
  last === today && first === firstDays[name](today);

/** Fewer steps than this are divided into finer ones. */
const fewDays: Readonly<Record<'month' | 'week' | 'day', number>> = { month: 92, week: 28, day: 2 };

/** The steps in which a part of a period is shown. Trends are worked out by day, never finer. */
const stepWithin = (by: Exploration['by'], days: number, isTrend: boolean): Exploration['by'] => {
  if (by === 'month' && days < fewDays.month) return stepWithin('week', days, isTrend);
  if (by === 'week' && days < fewDays.week) return stepWithin('day', days, isTrend);
  return by === 'day' && days <= fewDays.day && !isTrend ? 'hour' : by;
};

/** The part of a period between two days, both included. */
export const zoomSearch = (
  { by, definition }: Pick<Exploration, 'by' | 'definition'>,
  { first, last }: Days,
): Pick<AnalyticsSearch, 'from' | 'to' | 'by'> => {
  const step = stepWithin(by, daysFrom(first, last), definition.name.startsWith('trend'));
  return { from: first, to: last, by: step === 'day' ? undefined : (step ?? 'whole') };
};
