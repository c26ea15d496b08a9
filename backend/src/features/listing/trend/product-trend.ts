import type { TrendDayResponse } from './trend.response.ts';
import type { ProductTrendResponse } from './trend.response.ts';
import {
  scoredKinds,
  dayMs,
  rankingRules,
  trendBlockDays,
  trendBlockId,
  trendShares,
  type TrendBlockDay,
  type TrendBlockDocument,
} from '@henna/domain';

const { windowDays } = rankingRules;
const shownDays = 60;
const none = { visits: 0, votes: 0, ratings: 0, comments: 0 };
const empty: TrendBlockDay = { counts: none, points: none };

/** The newest UTC day with points; `undefined` without any. */
export const newestDay = (days: Readonly<Record<string, number>>): number | undefined => {
  const newest = Math.max(...Object.keys(days).map(Number));
  return Number.isFinite(newest) ? newest : undefined;
};

/** Ids of the blocks that hold what the score counts and what is shown: at most ten. */
export const trendBlockIds = (productId: string, newest: number | undefined, today: number): string[] => {
  const range = (first: number, last: number) => {
    const blocks = Math.floor(last / trendBlockDays) - Math.floor(first / trendBlockDays) + 1;
    return Array.from({ length: blocks }, (_, index) => trendBlockId(productId, first + index * trendBlockDays));
  };
  const counted = newest === undefined ? [] : range(newest - windowDays, newest);
  return [...new Set([...counted, ...range(today - shownDays + 1, today)])];
};

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** What makes up a score, and the last days as they are. */
export const scorePartsAndDays = (
  blocks: readonly Pick<TrendBlockDocument, 'days'>[],
  newest: number | undefined,
  today: number,
  halfLifeDays: number,
): Pick<ProductTrendResponse, 'parts' | 'days'> => {
  const pointsByDay = new Map(blocks.flatMap(({ days }) => Object.entries(days)).map(([day, of]) => [Number(day), of]));
  const counted = [...pointsByDay].filter(
    ([day]) => newest !== undefined && day <= newest && newest - day <= windowDays,
  );
  const shares = trendShares(
    counted.map(([day, { points }]) => [day, points] as const),
    newest ?? 0,
    halfLifeDays,
  );
  const parts = scoredKinds.map((kind) => ({
    kind,
    count: sumOf(counted.map(([, { counts }]) => counts[kind])),
    points: sumOf(counted.map(([, { points }]) => points[kind])),
    share: shares[kind],
  }));
  const days = Array.from({ length: shownDays }, (_, index): TrendDayResponse => {
    const day = today - shownDays + 1 + index;
    const { counts, points } = pointsByDay.get(day) ?? empty;
    return {
      day: new Date(day * dayMs).toISOString().slice(0, 10),
      ...counts,
      points: sumOf(scoredKinds.map((kind) => points[kind])),
    };
  });
  return { parts, days };
};
