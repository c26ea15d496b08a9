import { decayByAge, decayedScore, rankingRules } from '@henna/domain';

const { bayesian } = rankingRules;

/**
 * The score of the points of every day, by {@link decayByAge}.
 * @param days points by UTC day number
 * @returns `null` without points
 */
export const trendScore = (days: Readonly<Record<string, number>>, halfLifeDays: number): number | null => {
  // Keys that are integers come in ascending order, so the sum is always added up in the same order.
  const numbers = Object.keys(days).map(Number);
  const newest = numbers.at(-1);
  if (newest === undefined) return null;
  const decay = decayByAge(halfLifeDays);
  let sum = 0;
  for (const day of numbers) sum += (days[day] ?? 0) * (decay[newest - day] ?? 0);
  return decayedScore(newest, sum, halfLifeDays);
};

/** Mean of the stars drawn towards the prior while ratings are few; `null` when unrated. */
export const bayesianMean = (total: number, sum: number): number | null =>
  total === 0 ? null : (bayesian.weight * bayesian.prior + sum) / (bayesian.weight + total);
