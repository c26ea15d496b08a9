import { rankingRules, type MetricField, type MetricName } from '@henna/contracts';

/** Counts of some days and hours, added up. */
export type Sums = Record<MetricField, number>;

export type SummedMetric = Extract<
  MetricName,
  'visits' | 'votes' | 'ratings' | 'comments' | 'newMembers' | 'averageRating' | 'bayesianRating'
>;

export const noSums = (): Sums => ({ visits: 0, votes: 0, ratings: 0, comments: 0, stars: 0, newMembers: 0 });

export interface Measured {
  readonly value: number | null;
  readonly outOf: number | null;
}

const { weight, prior } = rankingRules.bayesian;

/** The one definition of every metric that is worked out from sums. */
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
