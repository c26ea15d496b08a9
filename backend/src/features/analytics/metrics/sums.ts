import { rankingRules, type MetricCell, type MetricName } from '@henna/contracts';

/** Counts of some hours, added up. */
export interface Sums {
  visits: number;
  votes: number;
  ratings: number;
  comments: number;
  stars: number;
  newMembers: number;
}

export type SummedMetric = Extract<
  MetricName,
  'visits' | 'votes' | 'ratings' | 'comments' | 'newMembers' | 'averageRating' | 'bayesianRating'
>;

export const noSums = (): Sums => ({ visits: 0, votes: 0, ratings: 0, comments: 0, stars: 0, newMembers: 0 });

export const addCell = (sums: Sums, cell: MetricCell): void => {
  sums.visits += cell.visits ?? 0;
  sums.votes += cell.votes ?? 0;
  sums.ratings += cell.ratings ?? 0;
  sums.comments += cell.comments ?? 0;
  sums.stars += cell.stars ?? 0;
  sums.newMembers += cell.newMembers ?? 0;
};

export interface Measured {
  readonly value: number | null;
  readonly outOf: number | null;
}

const { weight, prior } = rankingRules.bayesian;

/** The one definition of every metric that is worked out from the hours' sums. */
export const measure = (metric: SummedMetric, { ratings, stars, ...counts }: Sums): Measured => {
  switch (metric) {
    case 'averageRating':
      return { value: ratings === 0 ? null : stars / ratings, outOf: ratings };
    case 'bayesianRating':
      return { value: ratings === 0 ? null : (weight * prior + stars) / (weight + ratings), outOf: ratings };
    case 'ratings':
      return { value: ratings, outOf: null };
    default:
      return { value: counts[metric], outOf: null };
  }
};
