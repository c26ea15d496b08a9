import { scoredKinds, type ScoredKind } from '../catalogue/trend.document.ts';
import { rankingRules } from '../shared/limits.ts';

export const dayMs = 86_400_000;

/** UTC day number: days since 1970-01-01. */
export const utcDay = (time: Date): number => Math.floor(time.getTime() / dayMs);

const { windowDays } = rankingRules;
const epochDay = /* @__PURE__ */ utcDay(new Date(rankingRules.epoch));
/** By half-life; few are in use at once. */
const tables = /* @__PURE__ */ new Map<number, readonly number[]>();
const mostTables = 4;

/**
 * Forward decay (Cormode, Shkapenyuk, Srivastava, Xu: "Forward Decay: A Practical Time Decay Model for Streaming
 * Systems", ICDE 2009): what a point counts by its age in days behind the newest day with points, halved each half-life.
 * Older points than the last of the table do not count.
 */
const decayByAge = (halfLifeDays: number): readonly number[] => {
  let table = tables.get(halfLifeDays);
  if (!table) {
    if (tables.size >= mostTables) tables.clear();
    table = Array.from({ length: windowDays + 1 }, (_, age) => 2 ** (-age / halfLifeDays));
    tables.set(halfLifeDays, table);
  }
  return table;
};

/**
 * The score of a product's points as of the end of a day: log2 of the decayed points, doubled each half-life since the
 * epoch of the ranking. It is worked out relative to the newest day, so that it neither overflows nor depends on today.
 * @param days UTC day numbers, ascending
 * @param pointsAt the points of the day at an index
 * @param asOf UTC day number; later days do not count
 * @returns `null` without points
 */
export const trendScore = (
  days: ArrayLike<number>,
  pointsAt: (index: number) => number,
  halfLifeDays: number,
  asOf = Infinity,
): number | null => {
  let last = days.length - 1;
  while (last >= 0 && (days[last]! > asOf || pointsAt(last) === 0)) last -= 1;
  if (last < 0) return null;
  const newest = days[last]!;
  let first = last;
  while (first > 0 && newest - days[first - 1]! <= windowDays) first -= 1;
  const decay = decayByAge(halfLifeDays);
  let sum = 0;
  for (let index = first; index <= last; index += 1) sum += pointsAt(index) * decay[newest - days[index]!]!;
  return (newest - epochDay) / halfLifeDays + Math.log2(sum);
};

/**
 * The share of each kind of activity in the decayed points of a product, 0 to 1.
 * @param days points by kind and UTC day number
 * @param newest the newest day with points
 */
export const trendShares = (
  days: Iterable<readonly [day: number, points: Readonly<Record<ScoredKind, number>>]>,
  newest: number,
  halfLifeDays: number,
): Readonly<Record<ScoredKind, number>> => {
  const decay = decayByAge(halfLifeDays);
  const shares = { visits: 0, votes: 0, ratings: 0, comments: 0 };
  for (const [day, points] of days)
    for (const kind of scoredKinds) shares[kind] += points[kind] * (decay[newest - day] ?? 0);
  const whole = scoredKinds.reduce((sum, kind) => sum + shares[kind], 0);
  if (whole > 0) for (const kind of scoredKinds) shares[kind] /= whole;
  return shares;
};
