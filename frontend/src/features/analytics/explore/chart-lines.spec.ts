import { compareGroups, figureRows } from './chart-lines.ts';
import type { MetricAnswer } from '../api-types.ts';

const series = (key: string, ...values: number[]) => ({
  key,
  name: key.toUpperCase(),
  total: values.reduce((sum, value) => sum + value, 0),
  values,
  outOf: null,
  events: `/api/analytics/events?brand=${key}`,
});
const answer = (month: string, ...all: ReturnType<typeof series>[]): MetricAnswer => ({
  metric: 'votes',
  unit: 'acts',
  group: 'brand',
  by: 'day',
  timeZone: 'UTC',
  from: `${month}-01`,
  to: `${month}-03`,
  steps: [
    { from: `${month}-01`, to: `${month}-02`, extent: 'whole' },
    { from: `${month}-02`, to: `${month}-03`, extent: 'unfinished' },
  ],
  series: all,
  sum: null,
  groups: all.length,
  position: '7',
  asOf: '2026-03-03T00:00:00.000Z',
});
const now = answer('2026-03', series('a', 3, 4), series('b', 1, 0));
const before = answer('2026-02', series('b', 5, 5), series('c', 2, 2));

test('groups of two periods stand together, in the order of the first', () => {
  const compared = compareGroups(now, before);
  expect(compared.map(({ key, before: other }) => [key, other?.total])).toEqual([
    ['a', undefined],
    ['b', 10],
  ]);
});

test('every figure of both periods is a line', () => {
  const rows = figureRows([now, before]);
  expect(rows).toHaveLength(8);
  expect(rows[1]).toEqual({
    period: 'first',
    from: '2026-03-02',
    to: '2026-03-03',
    extent: 'unfinished',
    key: 'a',
    name: 'A',
    value: 4,
    unit: 'acts',
    position: '7',
    asOf: '2026-03-03T00:00:00.000Z',
  });
  expect(figureRows([now, undefined])).toHaveLength(4);
});
