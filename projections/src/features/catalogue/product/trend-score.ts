import { rankingRules } from '@henna/contracts';
import { dayOf } from '../../../facts.ts';

const { windowDays, bayesian, epoch } = rankingRules;
const epochDay = dayOf(epoch);

const decayOf = (halfLifeDays: number) =>
  Array.from({ length: windowDays + 1 }, (_, age) => 2 ** (-age / halfLifeDays));
/** Builds of at most two sets of rules are followed at once. */
const decays: { halfLifeDays: number; decay: readonly number[] }[] = [];

/** What a point counts by its age in days, worked out once. */
const decayFor = (halfLifeDays: number): readonly number[] => {
  let known = decays.find((each) => each.halfLifeDays === halfLifeDays);
  if (!known) {
    known = { halfLifeDays, decay: decayOf(halfLifeDays) };
    decays.unshift(known);
    decays.length = Math.min(decays.length, 4);
  }
  return known.decay;
};

/**
 * Forward decay (Cormode et al., 2009): log2 of the points of every day, doubled each half-life since the epoch.
 * Worked out relative to the newest day with points, so that it neither overflows nor depends on today.
 * @param days points by UTC day number
 * @returns `null` without points
 */
export const trendScore = (days: Readonly<Record<string, number>>, halfLifeDays: number): number | null => {
  // Keys that are integers come in ascending order, so the sum is always added up in the same order.
  const numbers = Object.keys(days).map(Number);
  const newest = numbers.at(-1);
  if (newest === undefined) return null;
  const decay = decayFor(halfLifeDays);
  let sum = 0;
  for (const day of numbers) sum += (days[day] ?? 0) * (decay[newest - day] ?? 0);
  return (newest - epochDay) / halfLifeDays + Math.log2(sum);
};

/** Mean of the stars drawn towards the prior while ratings are few; `null` when unrated. */
export const bayesianMean = (total: number, sum: number): number | null =>
  total === 0 ? null : (bayesian.weight * bayesian.prior + sum) / (bayesian.weight + total);
