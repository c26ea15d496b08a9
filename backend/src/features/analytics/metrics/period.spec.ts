import fc from 'fast-check';
import { periodOf, stepEdges, stepExtent } from './period.ts';

const now = new Date('2026-11-21T10:20:00Z');
const starts = (query: Parameters<typeof periodOf>[0]) =>
  periodOf(query, now).steps.map(({ from }) => from.toISOString().replace(':00.000Z', ''));

test('days begin at midnight in the time zone', () => {
  expect(starts({ from: '2026-03-01', to: '2026-03-03', by: 'day', timeZone: 'Asia/Riyadh' })).toEqual([
    '2026-02-28T21:00',
    '2026-03-01T21:00',
  ]);
});

test('a day of the change to summer time has 23 hours', () => {
  const days = periodOf({ from: '2026-03-29', to: '2026-03-30', timeZone: 'Europe/Berlin' }, now);
  expect(days.to.getTime() - days.from.getTime()).toBe(23 * 3_600_000);
});

test('weeks begin on Monday, months on the first; the first and last may be cut', () => {
  expect(starts({ from: '2026-03-04', to: '2026-03-18', by: 'week', timeZone: 'UTC' })).toEqual([
    '2026-03-04T00:00',
    '2026-03-09T00:00',
    '2026-03-16T00:00',
  ]);
  expect(starts({ from: '2026-01-15', to: '2026-03-02', by: 'month', timeZone: 'UTC' })).toEqual([
    '2026-01-15T00:00',
    '2026-02-01T00:00',
    '2026-03-01T00:00',
  ]);
});

test('a step says how much of it has been counted', () => {
  const extents = (query: Parameters<typeof periodOf>[0]) =>
    periodOf(query, now).steps.map((step) => stepExtent(step, now));
  expect(extents({ from: '2026-11-04', to: '2026-11-23', by: 'week', timeZone: 'UTC' })).toEqual([
    'cut',
    'whole',
    'unfinished',
  ]);
  expect(extents({ from: '2026-11-02', to: '2026-11-12', by: 'week', timeZone: 'UTC' })).toEqual(['whole', 'cut']);
  expect(extents({ from: '2026-11-20', to: '2026-11-23', by: 'day', timeZone: 'Asia/Riyadh' })).toEqual([
    'whole',
    'unfinished',
    'future',
  ]);
  expect(extents({ from: '2026-10-15', to: '2026-12-01', by: 'month', timeZone: 'UTC' })).toEqual([
    'cut',
    'unfinished',
  ]);
  expect(extents({ from: '2026-11-04', to: '2026-11-12', timeZone: 'UTC' })).toEqual(['whole']);
  expect(extents({ from: '2026-03-29', to: '2026-03-31', by: 'hour', timeZone: 'Europe/Berlin' })).not.toContain('cut');
});

test('without a beginning and an end it is the last 28 days, today among them', () => {
  const { from, to, steps } = periodOf({ timeZone: 'Asia/Riyadh' }, now);
  expect([from, to].map((time) => time.toISOString())).toEqual([
    '2026-10-24T21:00:00.000Z',
    '2026-11-21T21:00:00.000Z',
  ]);
  expect(steps).toHaveLength(1);
});

test('what can’t be taken is refused', () => {
  const refusal = (query: Partial<Parameters<typeof periodOf>[0]>) => () =>
    periodOf({ timeZone: 'UTC', ...query }, now);
  expect(refusal({ timeZone: 'Mars/Base' })).toThrow('time zone');
  expect(refusal({ from: '2026-99-01' })).toThrow('from');
  expect(refusal({ from: '2026-02-30' })).toThrow('from must be a day');
  expect(refusal({ from: '0001-01-01' })).toThrow('from must lie in 1970');
  expect(refusal({ from: '2026-03-02', to: '2026-03-02' })).toThrow('end');
  expect(refusal({ from: '2020-01-01', by: 'hour' })).toThrow('intervals');
});

test('every hour of a period belongs to the one step in which it begins', () => {
  const zones = ['UTC', 'Asia/Riyadh', 'Asia/Kolkata', 'America/New_York', 'Africa/Cairo', 'Pacific/Apia'];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom('hour', 'day', 'week', 'month'),
      fc.integer({ min: 0, max: 2_000 }),
      fc.integer({ min: 1, max: 60 }),
      (timeZone, by, start, length) => {
        const day = (number: number) => new Date(Date.UTC(2022, 0, 1 + number)).toISOString().slice(0, 10);
        const period = periodOf({ from: day(start), to: day(start + length), by, timeZone }, now);
        const edges = stepEdges(period);
        const stepOf = (hour: number) => edges.slice(1).findIndex((end, step) => edges[step]! <= hour && hour < end);
        const first = Math.floor(period.from.getTime() / 3_600_000) - 1;
        for (let hour = first; hour * 3_600_000 < period.to.getTime() + 7_200_000; hour += 1) {
          const begins = hour * 3_600_000;
          const expected = period.steps.findIndex(({ from, to }) => from.getTime() <= begins && begins < to.getTime());
          expect(stepOf(hour)).toBe(expected);
        }
        expect(period.steps[0]!.from).toEqual(period.from);
        expect(period.steps.at(-1)!.to).toEqual(period.to);
      },
    ),
    { numRuns: 50 },
  );
});
