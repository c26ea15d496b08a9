import { valueAxis } from './value-axis.ts';

const acts = { metric: 'votes', unit: 'acts' } as const;
const stars = { metric: 'averageRating', unit: 'stars' } as const;
const rank = { metric: 'trendRank', unit: 'places' } as const;

test('counts begin at zero, in whole numbers', () => {
  expect(valueAxis(acts, [170, 185, null])).toMatchObject({ min: 0, max: 200, tickMinStep: 1, isCutOff: false });
  expect(valueAxis(acts, [0, 0])).toMatchObject({ min: 0, max: 1, isCutOff: false });
  expect(valueAxis(acts, [])).toMatchObject({ min: 0, max: 1, isCutOff: false });
});

test('places won and lost lie on both sides of zero', () => {
  expect(valueAxis({ metric: 'trendRankChange', unit: 'places' }, [-30, 12])).toMatchObject({ min: -30, max: 20 });
});

test('means begin below the lowest of them, and the axis says that it is cut off', () => {
  expect(valueAxis(stars, [3.98, 4.16])).toMatchObject({ min: 3.95, max: 4.2, isCutOff: true });
  expect(valueAxis(stars, [4, 4])).toMatchObject({ min: 3.9, max: 4.1, isCutOff: true });
});

test('place 1 is at the top, and each of the first ten has room', () => {
  const { ticks, ...axis } = valueAxis(rank, [3, 380]);
  expect(axis).toMatchObject({ scaleType: 'log', reverse: true, min: 1, max: 500 });
  expect(ticks).toEqual([1, 2, 3, 5, 10, 20, 50, 100, 200, 500]);
  expect(valueAxis(rank, [2, 1])).toMatchObject({ min: 1, max: 10 });
});
