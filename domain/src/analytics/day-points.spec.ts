import { rankingRules } from '../shared/limits.ts';
import { dayPoints, dayPointsByKind } from './day-points.ts';

it('fills the cap with what takes more trouble first', () => {
  const counts = { visits: 9, votes: 3, ratings: 1, comments: 1 };
  expect(dayPointsByKind(counts, rankingRules)).toEqual({ visits: 2, votes: 9, ratings: 4, comments: 5 });
  expect(dayPoints(counts, rankingRules)).toBe(rankingRules.capPerPersonAndDay);
  expect(dayPoints({ ...counts, visits: 1 }, rankingRules)).toBe(19);
});
