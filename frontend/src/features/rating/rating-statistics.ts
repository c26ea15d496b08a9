import { averageStars } from '@henna/domain';
import type { RatingStatistics } from '../../lib/api-types.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

/** Best first, in the order of the distribution. */
export const starLevels = [5, 4, 3, 2, 1] as const satisfies readonly Stars[];

export const isStars = (value: unknown): value is Stars => starLevels.some((level) => level === value);

/** Statistics after one person's stars changed; `null` is no rating. */
export const withRating = (statistics: RatingStatistics, from: number | null, to: number | null): RatingStatistics => {
  const breakdown = { ...statistics.breakdown };
  for (const level of starLevels) {
    const change = Number(level === to) - Number(level === from);
    breakdown[level] = Math.max(0, breakdown[level] + change);
  }
  const total = starLevels.reduce((sum, level) => sum + breakdown[level], 0);
  const points = starLevels.reduce((sum, level) => sum + level * breakdown[level], 0);
  return { total, average: averageStars(total, points), breakdown };
};
