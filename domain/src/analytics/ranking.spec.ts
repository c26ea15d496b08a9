import { rankingOf } from './ranking.ts';
import { trendScore } from './trend-score.ts';

const scoreAt = (days: readonly number[], points: readonly number[], asOf: number, halfLifeDays: number) =>
  trendScore(days, (index) => points[index]!, halfLifeDays, asOf);

const epochDay = Date.parse('2020-01-01') / 86_400_000;
const today = epochDay + 70;

test('points of today count in full, of a week ago by half', () => {
  expect(scoreAt([today], [8], today, 7)).toBe(10 + 3);
  expect(scoreAt([today - 7, today], [8, 4], today, 7)).toBe(10 + 3);
  expect(scoreAt([today - 7], [8], today, 7)).toBe(9 + 3);
});

test('as of a day, later ones have not happened', () => {
  expect(scoreAt([today - 7, today], [8, 4], today - 1, 7)).toBe(9 + 3);
  expect(scoreAt([today], [4], today - 1, 7)).toBeNull();
  expect(scoreAt([], [], today, 7)).toBeNull();
});

test('days outside the window count nothing, and a shorter half-life forgets sooner', () => {
  expect(scoreAt([today - 183, today], [1_000, 1], today, 7)).toBe(10);
  expect(scoreAt([today - 7, today], [8, 7], today, 7 / 3)).toBe(30 + 3);
});

test('of equal scores the newest comes first, then the higher id', () => {
  const product = (id: string, created: number, score: number | null) => ({ id, created, score });
  const ranking = rankingOf(
    [product('a', 1, 5), product('b', 1, 5), product('c', 2, 5), product('d', 1, 6), product('e', 9, null)],
    ({ score }) => (score === null ? null : { score }),
  );
  expect([...ranking]).toEqual([
    ['d', { rank: 1, score: 6 }],
    ['c', { rank: 2, score: 5 }],
    ['b', { rank: 3, score: 5 }],
    ['a', { rank: 4, score: 5 }],
  ]);
});
