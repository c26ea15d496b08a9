import { averageStars, bayesianMean, noRatings, ratingStatistics, withStars } from './rating-statistics.ts';

it('counts stars more and fewer', () => {
  const two = withStars(withStars(noRatings, 5, 1), 2, 1);
  expect(two).toEqual({ total: 2, sum: 7, breakdown: [0, 1, 0, 0, 1] });
  expect(withStars(two, 2, -1)).toEqual({ total: 1, sum: 5, breakdown: [0, 0, 0, 0, 1] });
  expect(() => withStars(noRatings, 6, 1)).toThrow(RangeError);
});

it.each([
  [0, 0, 0],
  [3, 10, 3.3],
  [20, 65, 3.3],
  [4, 13, 3.3],
])('the average of %i ratings of %i stars is %f', (total, sum, average) =>
  expect(averageStars(total, sum)).toBe(average),
);

it('few ratings are drawn towards the prior', () => {
  expect(bayesianMean(0, 0)).toBeNull();
  expect(bayesianMean(5, 25)).toBeCloseTo((3.8 + 5) / 2);
});

it('shows how often each number of stars was given', () =>
  expect(ratingStatistics(withStars(noRatings, 4, 2))).toEqual({
    total: 2,
    average: 4,
    breakdown: { '1': 0, '2': 0, '3': 0, '4': 2, '5': 0 },
  }));
