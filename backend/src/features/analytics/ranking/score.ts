import { rankingRules } from '@henna/contracts';

const dayLength = 86_400_000;
const { epoch, windowDays } = rankingRules;
const epochDay = Date.parse(epoch) / dayLength;

/**
 * Forward decay (Cormode et al., 2009) as of the end of a day: log2 of the points of every day up to it, doubled each
 * half-life since the epoch, worked out relative to the newest of them.
 * @param days UTC day numbers, ascending
 * @param points of these days
 * @param asOf UTC day number
 * @returns `null` without points
 */
export const scoreAt = (
  days: ArrayLike<number>,
  points: ArrayLike<number>,
  asOf: number,
  halfLifeDays: number,
): number | null => {
  let newest: number | undefined;
  for (let index = days.length - 1; index >= 0 && newest === undefined; index -= 1)
    if (days[index]! <= asOf && points[index]! > 0) newest = days[index]!;
  if (newest === undefined) return null;
  let sum = 0;
  for (let index = 0; index < days.length; index += 1) {
    const age = newest - days[index]!;
    if (age >= 0 && age <= windowDays) sum += points[index]! * 2 ** (-age / halfLifeDays);
  }
  return (newest - epochDay) / halfLifeDays + Math.log2(sum);
};
