import { rankingRules } from '@henna/contracts';
import { dayOf } from '../../../facts.ts';

const { halfLifeDays, windowDays, bayesian, epoch } = rankingRules;
const epochDay = dayOf(epoch);
const decay = Array.from({ length: windowDays + 1 }, (_, age) => 2 ** (-age / halfLifeDays));

/**
 * Forward decay (Cormode et al., 2009): log2 of the points of every day, doubled each half-life since the epoch.
 * Worked out relative to the newest day with points, so that it neither overflows nor depends on today.
 * @param days points by UTC day number
 * @returns `null` without points
 */
export const trendScore = (days: Readonly<Record<string, number>>): number | null => {
  // Keys that are integers come in ascending order, so the sum is always added up in the same order.
  const numbers = Object.keys(days).map(Number);
  const newest = numbers.at(-1);
  if (newest === undefined) return null;
  let sum = 0;
  for (const day of numbers) sum += (days[day] ?? 0) * (decay[newest - day] ?? 0);
  return (newest - epochDay) / halfLifeDays + Math.log2(sum);
};

/** Mean of the stars drawn towards the prior while ratings are few; `null` when unrated. */
export const bayesianMean = (total: number, sum: number): number | null =>
  total === 0 ? null : (bayesian.weight * bayesian.prior + sum) / (bayesian.weight + total);
