import type { ProductDocument, RatingStatistics } from '@henna/contracts';

/** Average with one decimal, rounded half up; 0 when nobody has rated. */
export const ratingStatistics = ({ total, sum, breakdown }: ProductDocument['ratings']): RatingStatistics => ({
  total,
  average: total === 0 ? 0 : Math.round((sum * 10) / total) / 10,
  breakdown: { '1': breakdown[0], '2': breakdown[1], '3': breakdown[2], '4': breakdown[3], '5': breakdown[4] },
});
