import { rankingRules } from '../shared/limits.ts';

const { weight, prior } = rankingRules.bayesian;

export interface RatingCounts {
  readonly total: number;
  /** Stars of all ratings. */
  readonly sum: number;
  /** Count of 1, 2, 3, 4 and 5 stars. */
  readonly breakdown: readonly [number, number, number, number, number];
}

export const noRatings: RatingCounts = { total: 0, sum: 0, breakdown: [0, 0, 0, 0, 0] };

/**
 * The counts with ratings more or fewer.
 * @param change how many of them
 * @throws RangeError for anything but 1 to 5 whole stars.
 */
export const withStars = ({ total, sum, breakdown }: RatingCounts, stars: number, change: number): RatingCounts => {
  const counts = [...breakdown] as [number, number, number, number, number];
  const count = counts[stars - 1];
  if (count === undefined) throw new RangeError(`not a number of stars: ${stars}`);
  counts[stars - 1] = count + change;
  return { total: total + change, sum: sum + change * stars, breakdown: counts };
};

/** Mean of the stars; `null` without ratings. */
export const meanStars = (total: number, sum: number): number | null => (total === 0 ? null : sum / total);

/** Mean of the stars drawn towards the prior while ratings are few; `null` without ratings. */
export const bayesianMean = (total: number, sum: number): number | null =>
  total === 0 ? null : (weight * prior + sum) / (weight + total);

/** Mean of the stars with one decimal, rounded half up; 0 without ratings. */
export const averageStars = (total: number, sum: number): number =>
  total === 0 ? 0 : Math.round((sum * 10) / total) / 10;

/** Ratings as they are shown. */
export const ratingStatistics = ({ total, sum, breakdown }: RatingCounts) => ({
  total,
  average: averageStars(total, sum),
  breakdown: { '1': breakdown[0], '2': breakdown[1], '3': breakdown[2], '4': breakdown[3], '5': breakdown[4] },
});
