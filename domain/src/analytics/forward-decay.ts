import { rankingRules } from '../shared/limits.ts';

const epochDay = /* @__PURE__ */ Date.parse(rankingRules.epoch) / 86_400_000;
/** By half-life; few are in use at once. */
const tables = /* @__PURE__ */ new Map<number, readonly number[]>();
const mostTables = 4;

/**
 * Forward decay (Cormode, Shkapenyuk, Srivastava, Xu: "Forward Decay: A Practical Time Decay Model for Streaming
 * Systems", ICDE 2009): what a point counts by its age in days behind the newest day with points, halved each half-life.
 * Older points than the last of the table do not count.
 */
export const decayByAge = (halfLifeDays: number): readonly number[] => {
  let table = tables.get(halfLifeDays);
  if (!table) {
    if (tables.size >= mostTables) tables.clear();
    table = Array.from({ length: rankingRules.windowDays + 1 }, (_, age) => 2 ** (-age / halfLifeDays));
    tables.set(halfLifeDays, table);
  }
  return table;
};

/**
 * The score of decayed points: log2 of the same, doubled each half-life since the epoch of the ranking. It is worked out
 * relative to the newest day, so that it neither overflows nor depends on today.
 * @param newest UTC day number of the newest day with points
 * @param sum points times {@link decayByAge}
 */
export const decayedScore = (newest: number, sum: number, halfLifeDays: number): number =>
  (newest - epochDay) / halfLifeDays + Math.log2(sum);
