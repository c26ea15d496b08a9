import { dayStepsOf, periodOf, type PeriodWanted } from './period.ts';

const now = new Date('2026-11-21T10:20:00Z');
const stepsOf = (wanted: PeriodWanted) => dayStepsOf(periodOf(wanted, now));
const day = (text: string) => Date.parse(text) / 86_400_000;
const cut = (wanted: PeriodWanted) =>
  stepsOf(wanted).cutDays.map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10));

const spring = { from: '2026-01-01', to: '2026-04-01' };

test('months and weeks of UTC are whole days', () => {
  for (const by of [undefined, 'month', 'week', 'day'] as const)
    expect(cut({ ...spring, timeZone: 'UTC', ...(by && { by }) })).toEqual([]);
  const { ofDay } = stepsOf({ ...spring, timeZone: 'UTC', by: 'month' });
  const days = ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', '2026-03-31'];
  expect(days.map((text) => ofDay(day(text)))).toEqual([-1, 0, 0, 1, 1, 2, 2]);
  expect(ofDay(day('2026-04-01'))).toBe(-1);
});

test('of another zone, the UTC days in which a step begins or ends are read by the hour', () => {
  const edges = ['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31'];
  for (const timeZone of ['Asia/Riyadh', 'Asia/Kolkata', 'America/New_York']) {
    const expected = timeZone === 'America/New_York' ? ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'] : edges;
    expect(cut({ ...spring, timeZone, by: 'month' })).toEqual(expected);
    expect(cut({ ...spring, timeZone })).toEqual([expected[0], expected.at(-1)]);
  }
  const { ofDay, ofHour } = stepsOf({ ...spring, timeZone: 'Asia/Kolkata', by: 'month' });
  expect([day('2026-01-30'), day('2026-01-31'), day('2026-02-01')].map(ofDay)).toEqual([0, -1, 1]);
  // Midnight of Kolkata is 18:30: the hour that begins at 18:00 still belongs to January.
  expect([18, 19].map((hour) => ofHour(day('2026-01-31') * 24 + hour))).toEqual([0, 1]);
});

test('days of another zone, and hours, cut every day', () => {
  expect(cut({ from: '2026-03-01', to: '2026-03-03', timeZone: 'Asia/Riyadh', by: 'day' })).toEqual([
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  const hours = stepsOf({ from: '2026-03-01', to: '2026-03-03', timeZone: 'UTC', by: 'hour' });
  expect([day('2026-03-01'), day('2026-03-02')].map(hours.ofDay)).toEqual([-1, -1]);
});

test('a period within one day is read by the hour', () => {
  const { cutDays, ofDay, ofHour } = stepsOf({ from: '2026-03-01T09:00Z', to: '2026-03-01T11:00Z', timeZone: 'UTC' });
  expect(cutDays).toEqual([day('2026-03-01')]);
  expect(ofDay(day('2026-03-01'))).toBe(-1);
  expect([8, 9, 10, 11].map((hour) => ofHour(day('2026-03-01') * 24 + hour))).toEqual([-1, 0, 0, -1]);
});
