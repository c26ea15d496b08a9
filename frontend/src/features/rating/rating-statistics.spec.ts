import { withRating } from './rating-statistics.ts';

const none = { total: 0, average: 0, breakdown: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } };

test('a first rating counts once, a changed one moves, a withdrawn one leaves', () => {
  const rated = withRating(none, null, 4);
  expect(rated).toEqual({ total: 1, average: 4, breakdown: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 } });
  const changed = withRating(rated, 4, 5);
  expect(changed).toEqual({ total: 1, average: 5, breakdown: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 } });
  expect(withRating(changed, 5, null)).toEqual(none);
});

test('the same stars again change nothing', () => {
  const rated = withRating(none, null, 3);
  expect(withRating(rated, 3, 3)).toEqual(rated);
});

test('the average has one decimal, rounded half up', () => {
  const twenty = { total: 19, average: 4, breakdown: { 1: 0, 2: 0, 3: 0, 4: 19, 5: 0 } };
  expect(withRating(twenty, null, 5).average).toBe(4.1);
  expect(withRating({ total: 2, average: 4, breakdown: { ...none.breakdown, 4: 2 } }, null, 5).average).toBe(4.3);
});
