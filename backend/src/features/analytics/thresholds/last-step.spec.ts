import { lastStepOf } from './last-step.ts';

const now = new Date('2026-11-20T22:30:00.000Z');
const lastStep = (view: Parameters<typeof lastStepOf>[0], at = now) => {
  const { from, to, steps } = lastStepOf(view, at);
  expect(steps).toHaveLength(1);
  return [from, to].map((time) => time.toISOString().slice(0, 16));
};

test.each([
  ['a day: yesterday', {}, '2026-11-19T00:00', '2026-11-20T00:00'],
  ['where it is tomorrow already: today', { timeZone: 'Asia/Riyadh' }, '2026-11-19T21:00', '2026-11-20T21:00'],
  ['an hour', { by: 'hour' }, '2026-11-20T21:00', '2026-11-20T22:00'],
  ['a week from Monday on', { by: 'week' }, '2026-11-09T00:00', '2026-11-16T00:00'],
  ['a month', { by: 'month' }, '2026-10-01T00:00', '2026-11-01T00:00'],
  [
    'the last day of a period that is over',
    { from: '2026-03-01', to: '2026-03-31' },
    '2026-03-31T00:00',
    '2026-04-01T00:00',
  ],
  ['a period that goes on', { from: '2026-11-01', to: '2026-12-31' }, '2026-11-19T00:00', '2026-11-20T00:00'],
  ['the whole period', { by: 'whole', from: '2026-03-01', to: '2026-03-31' }, '2026-03-01T00:00', '2026-04-01T00:00'],
  ['the last 28 days', { by: 'whole' }, '2026-10-24T00:00', '2026-11-21T00:00'],
])('%s', (_name, view, from, to) => expect(lastStep(view)).toEqual([from, to]));

test('there is a whole step at every time and in every zone', () => {
  for (const by of ['hour', 'day', 'week', 'month'])
    for (const timeZone of ['UTC', 'Pacific/Apia', 'America/Los_Angeles', 'Asia/Kolkata'])
      for (const at of ['2026-01-01T00:00:00Z', '2026-03-01T11:59:59Z', '2026-03-31T23:59:59Z', '2026-11-30T10:00:00Z'])
        expect(lastStep({ by, timeZone }, new Date(at))).toHaveLength(2);
});
