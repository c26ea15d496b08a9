import { dayIn, daysFrom, isDay, plusDays, yearBefore } from './calendar-days.ts';
import { metricRequest, explorationOf } from './exploration.ts';
import type { MetricDefinition } from '../api-types.ts';

const places = ['product', 'brand'] as const;
const metrics: readonly MetricDefinition[] = [
  { name: 'visits', definition: '', unit: 'acts', groups: places, isGroupOptional: true, filters: places, isSum: true },
  {
    name: 'votes',
    definition: '',
    unit: 'acts',
    groups: [...places, 'option'],
    isGroupOptional: true,
    filters: [...places, 'option'],
    isSum: true,
  },
  {
    name: 'trendRank',
    definition: '',
    unit: 'places',
    groups: ['product'],
    isGroupOptional: false,
    filters: places,
    isSum: false,
  },
];
// In Riyadh it is the 11th already.
const now = Date.parse('2026-03-10T22:00:00Z');
const explore = (search: Parameters<typeof explorationOf>[0]) => explorationOf(search, metrics, now);

test('a bare address is the votes of the last 28 days, day by day in UTC', () => {
  const bare = explore({});
  expect(bare).toMatchObject({
    definition: { name: 'votes' },
    by: 'day',
    timeZone: 'UTC',
    days: { first: '2026-02-11', last: '2026-03-10' },
    versus: undefined,
    view: 'line',
  });
  expect(metricRequest(bare, bare.days, 20)).toMatchObject({
    from: '2026-02-11',
    to: '2026-03-11',
    by: 'day',
    limit: 20,
  });
});

test('today is that of the time zone; one that nobody knows is UTC', () => {
  expect(explore({ timeZone: 'Asia/Riyadh' }).days.last).toBe('2026-03-11');
  expect(dayIn('Nowhere/Never', now)).toBe('2026-03-10');
});

test('what a metric can’t be asked by is left out; a metric that has to be grouped is', () => {
  const asked = { metric: 'visits', group: 'option', option: 'o1', brand: 'b1' };
  expect(explore(asked)).toMatchObject({ group: undefined, filters: { brand: 'b1' } });
  expect(explore({ ...asked, metric: 'votes' })).toMatchObject({ group: 'option', filters: { option: 'o1' } });
  expect(explore({ metric: 'trendRank' }).group).toBe('product');
});

test('the period beside it has as many days', () => {
  const period = { from: '2026-03-01', to: '2026-03-07' };
  expect(explore({ ...period, versus: 'before' }).versus).toEqual({ first: '2026-02-22', last: '2026-02-28' });
  expect(explore({ ...period, versus: 'year' }).versus).toEqual({ first: '2025-03-01', last: '2025-03-07' });
  expect(explore({ ...period, versus: '2026-01-05' }).versus).toEqual({ first: '2026-01-05', last: '2026-01-11' });
  expect(explore({ ...period, versus: 'soon' }).versus).toBeUndefined();
});

test('days the wrong way round are turned; what is no day is none', () => {
  expect(explore({ from: '2026-03-07', to: '2026-03-01' }).days).toEqual({ first: '2026-03-01', last: '2026-03-07' });
  expect(explore({ from: '2026-13-41', by: 'decade', view: 'pie' })).toMatchObject({
    days: { first: '2026-02-11' },
    by: 'day',
    view: 'line',
  });
});

test('days are counted by the calendar', () => {
  expect(plusDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysFrom('2028-02-28', '2028-03-01')).toBe(3);
  expect(yearBefore('2028-02-29')).toBe('2027-02-28');
});

test.each(['2026-02-30', '2026-13-01', '0026-01-01', '9999-12-31', '2026-1-1', '', undefined])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test.each(['1970-01-01', '2024-02-29', '2026-12-31'])('%j is a day', (text) => {
  expect(isDay(text)).toBe(true);
});
