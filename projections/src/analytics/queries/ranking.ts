import {
  scoredKinds,
  type DraftRank,
  type FiguresQuery,
  type MetricName,
  trendScore,
  type WhatIfRules,
} from '@henna/domain';
import type { Names } from '../names.ts';
import { kindOf, type Activity } from './activity.ts';
import type { DayPoints } from './day-points.ts';
import type { ByGroup, ByStep, Measured } from './measured.ts';

export const rankMetrics = ['trendScore', 'trendRank', 'trendRankChange'] as const satisfies readonly MetricName[];
export type RankMetric = (typeof rankMetrics)[number];

/** Of each product at its index; NaN where it has none. */
type Scores = Float64Array;

const kinds = scoredKinds.length;
const hoursOfDay = 24;

/** Scores of products at the ends of days, one after another: a product without points in between keeps its own. */
class ScoresByDay {
  readonly #ends: Int32Array;
  readonly #scores: Scores;

  constructor(private readonly points: DayPoints) {
    this.#ends = points.starts.slice(0, -1);
    this.#scores = new Float64Array(points.products.length).fill(NaN);
  }

  /**
   * @param day UTC day number, not before that of the call before; Infinity for now
   * @returns what the next call changes
   */
  at(day: number): Scores {
    const { starts, days } = this.points;
    for (let index = 0; index < this.#ends.length; index += 1) {
      const [before, last] = [this.#ends[index]!, starts[index + 1]!];
      let end = before;
      while (end < last && days[end]! <= day) end += 1;
      if (end === before) continue;
      this.#ends[index] = end;
      this.#scores[index] = this.#score(starts[index]!, end);
    }
    return this.#scores;
  }

  #score(start: number, end: number): number {
    const { days, points, rules } = this.points;
    return trendScore(days.subarray(start, end), (index) => points[start + index]!, rules.halfLifeDays) ?? NaN;
  }
}

/** Scores under other weights, without a cap. */
const scoresUnder = ({ byProduct, visible }: Activity, { points, halfLifeDays }: WhatIfRules): Scores => {
  const { starts, hours, tags } = byProduct;
  const weights = scoredKinds.map((kind) => points[kind]);
  const counts = new Int32Array(kinds);
  const scoreOf = (product: number): number => {
    const end = starts[product + 1] ?? 0;
    const days: number[] = [];
    const worths: number[] = [];
    for (let row = starts[product] ?? 0; row < end;) {
      const day = Math.floor(hours[row]! / hoursOfDay);
      counts.fill(0);
      for (; row < end && hours[row]! < (day + 1) * hoursOfDay; row += 1) counts[kindOf(tags[row]!)]! += 1;
      days.push(day);
      worths.push(weights.reduce((worth, weight, kind) => worth + weight * counts[kind]!, 0));
    }
    return trendScore(days, (index) => worths[index]!, halfLifeDays) ?? NaN;
  };
  return Float64Array.from(visible, ({ product }) => scoreOf(product));
};

/** Indexes of the products that have a score, in the order of their ranks. */
const ranking = (scores: Scores): Uint32Array =>
  Uint32Array.from(scores.keys())
    .filter((index) => !Number.isNaN(scores[index]!))
    .sort((a, b) => scores[b]! - scores[a]! || a - b);

/** By index, from 1; 0 for products without a score. */
const ranks = (scores: Scores): Uint32Array => {
  const all = new Uint32Array(scores.length);
  for (const [place, index] of ranking(scores).entries()) all[index] = place + 1;
  return all;
};

/** The ranks of a few products: fewer steps than to rank them all. */
const ranksOf = (indexes: readonly number[], scores: Scores): ReadonlyMap<number, number> =>
  new Map(
    indexes.map((index) => {
      const score = scores[index]!;
      if (Number.isNaN(score)) return [index, 0];
      let rank = 1;
      for (let other = 0; other < scores.length; other += 1)
        if (scores[other]! > score || (scores[other] === score && other < index)) rank += 1;
      return [index, rank];
    }),
  );

/** The last UTC day that begins before an hour: at its end a step is looked at that ends there. */
const lastDay = (hour: number): number => Math.ceil(hour / hoursOfDay) - 1;

const places = ['product', 'brand', 'category', 'subcategory'] as const;

/** Scores and ranks of products at the ends of steps. */
export const rankFigures = (
  question: FiguresQuery & { readonly metric: RankMetric },
  points: DayPoints,
  names: Pick<Names, 'existing'>,
): { readonly totals: ByGroup; readonly stepsOf: (only: ReadonlySet<number | null>) => ByStep } => {
  const { metric, edges, filter } = question;
  const { products } = points;
  const conditions = places.flatMap((field) =>
    filter[field] === undefined ? [] : [[field, names.existing(filter[field])] as const],
  );
  const indexes = [...products.keys()].filter((index) =>
    conditions.every(([field, code]) => products[index]![field] === code),
  );
  const totals = (): ByGroup => {
    const byDay = new ScoresByDay(points);
    const before = metric === 'trendRankChange' ? ranks(byDay.at(lastDay(edges[0]!))) : undefined;
    const scores = byDay.at(lastDay(edges.at(-1)!));
    const after = metric === 'trendScore' ? undefined : ranks(scores);
    const total = (index: number) => {
      if (!after) return scored(scores[index]!);
      return before ? moved(before[index], after[index]) : placed(after[index]);
    };
    return new Map(indexes.map((index) => [products[index]!.product, total(index)]));
  };
  const stepsOf = (only: ReadonlySet<number | null>): ByStep => {
    const shown = indexes.filter((index) => only.has(products[index]!.product));
    const byDay = new ScoresByDay(points);
    /** What the metric is made of, by day and index. */
    const found = new Map<number, ReadonlyMap<number, number>>();
    for (const day of [...new Set(edges.map(lastDay))].sort((a, b) => a - b)) {
      const scores = byDay.at(day);
      const own =
        metric === 'trendScore' ? new Map(shown.map((index) => [index, scores[index]!])) : ranksOf(shown, scores);
      found.set(day, own);
    }
    const valueAt = (index: number, step: number): Measured => {
      const before = found.get(lastDay(edges[step]!))!.get(index)!;
      const after = found.get(lastDay(edges[step + 1]!))!.get(index)!;
      if (metric === 'trendScore') return scored(after);
      return metric === 'trendRank' ? placed(after) : moved(before, after);
    };
    return new Map(
      shown.map((index) => [
        products[index]!.product,
        new Map(edges.slice(1).map((_, step) => [step, valueAt(index, step)])),
      ]),
    );
  };
  return { totals: totals(), stepsOf };
};

const scored = (score: number): Measured => ({ value: Number.isNaN(score) ? null : score, outOf: null });

/** The rank of a product; `null` where it has none. */
const placed = (rank = 0): Measured => ({ value: rank === 0 ? null : rank, outOf: null });

/** Places won; `null` where it had no place before or has none after. */
const moved = (before = 0, after = 0): Measured => ({
  value: before === 0 || after === 0 ? null : before - after,
  outOf: null,
});

/**
 * The ranking that other weights would give, from its first place on, and how many products have a score in it. The live
 * weights are estimated in the same way, without their cap: rules that are no others move nothing.
 */
export const weighed = (
  weights: WhatIfRules,
  limit: number,
  activity: Activity,
  names: Pick<Names, 'idOf'>,
): { readonly products: readonly DraftRank[]; readonly ranked: number } => {
  const scores = scoresUnder(activity, weights);
  const order = ranking(scores);
  const first = [...order.subarray(0, limit)];
  const live = ranks(scoresUnder(activity, activity.points.rules));
  return {
    products: first.map((index, place) => ({
      productId: names.idOf(activity.visible[index]!.product),
      rank: place + 1,
      score: scores[index]!,
      liveRank: live[index] || null,
    })),
    ranked: order.length,
  };
};
