import { chartLines, compareGroups, figureRows, othersDwarf } from './chart-lines.ts';
import type { MetricAnswer } from '../../api-types.ts';

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

const texts = {
  name: ({ name }: { readonly name: string | null }) => name ?? '',
  before: (name: string) => `${name} before`,
  others: (groups: number) => `${groups} others`,
};
const four = [series('a', 5, 4), series('b', 4, 4), series('c', 3, 3), series('d', 2, 1)];
const added = { ...answer('2026-03', ...four), groups: 6, sum: { total: 30, values: [16, 14] } };

test('three groups have lines of their own, the others are added up', () => {
  const lines = chartLines(compareGroups(added, undefined), added, undefined, texts);
  expect(lines.map(({ name, values, total }) => [name, values, total])).toEqual([
    ['A', [5, 4], 9],
    ['B', [4, 4], 8],
    ['C', [3, 3], 6],
    ['3 others', [4, 3], 7],
  ]);
  expect(lines.at(-1)!.events).toBeNull();
  expect(othersDwarf(added, compareGroups(added, undefined).slice(0, 3))).toBe(false);
  expect(othersDwarf({ ...added, sum: { total: 300, values: [] } }, compareGroups(added, undefined).slice(0, 3))).toBe(
    true,
  );
});

test('beside another period one group is drawn twice', () => {
  const lines = chartLines(compareGroups(added, added), added, added, texts);
  expect(lines.map(({ name }) => name)).toEqual(['A', 'A before', '5 others']);
});

test('groups that do not add up have no line of others', () => {
  const means = { ...added, sum: null };
  expect(chartLines(compareGroups(means, undefined), means, undefined, texts)).toHaveLength(3);
});
