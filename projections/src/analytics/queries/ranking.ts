import { actKinds, trendScore, type ActKind, type MetricName } from '@henna/domain';
import type { Names } from '../names.ts';
import type { DaySums } from './day-sums.ts';
import type { ByGroup, ByStep, Measured } from './measured.ts';
import type { MetricQuestion } from './question.ts';

export const rankMetrics = ['trendScore', 'trendRank', 'trendRankChange'] as const satisfies readonly MetricName[];
export type RankMetric = (typeof rankMetrics)[number];

/** Of each product at its index; NaN where it has none. */
type Scores = Float64Array;

const kinds = actKinds.length;
const hoursOfDay = 24;

/** Scores of products at the ends of days, one after another: a product without points in between keeps its own. */
class ScoresByDay {
  readonly #ends: Int32Array;
  readonly #scores: Scores;

  constructor(private readonly sums: DaySums) {
    this.#ends = sums.starts.slice(0, -1);
    this.#scores = new Float64Array(sums.products.length).fill(NaN);
  }

  /** @param day UTC day number, not before that of the call before; Infinity for now */
  at(day: number): Scores {
    const { starts, days } = this.sums;
    for (let index = 0; index < this.#ends.length; index += 1) {
      const [before, last] = [this.#ends[index]!, starts[index + 1]!];
      let end = before;
      while (end < last && days[end]! <= day) end += 1;
      if (end === before) continue;
      this.#ends[index] = end;
      this.#scores[index] = this.#score(starts[index]!, end);
    }
    return this.#scores.slice();
  }

  #score(start: number, end: number): number {
    const { days, points, rules } = this.sums;
    return trendScore(days.subarray(start, end), (index) => points[start + index]!, rules.halfLifeDays) ?? NaN;
  }
}

/** Points for one contribution of each kind, and how fast they fade. */
export interface Weights {
  readonly points: Readonly<Record<ActKind, number>>;
  readonly halfLifeDays: number;
}

/** Scores under other weights, without a cap. */
const scoresUnder = ({ starts, days, counts, products }: DaySums, { points, halfLifeDays }: Weights): Scores => {
  const weights = actKinds.map((kind) => points[kind]);
  return new Float64Array(products.length).map((_, index) => {
    const [start, end] = [starts[index]!, starts[index + 1]!];
    const worth = (row: number) => {
      let sum = 0;
      for (let kind = 0; kind < kinds; kind += 1) sum += weights[kind]! * counts[(start + row) * kinds + kind]!;
      return sum;
    };
    return trendScore(days.subarray(start, end), worth, halfLifeDays) ?? NaN;
  });
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

const without: Measured = { value: null, outOf: null };
const figure = (value: number | undefined): Measured =>
  value === undefined || value === 0 ? without : { value, outOf: null };

/** Scores and ranks of products at the ends of steps. */
export const rankFigures = (
  question: MetricQuestion & { readonly metric: RankMetric },
  sums: DaySums,
  names: Pick<Names, 'existing'>,
): { readonly totals: ByGroup; readonly stepsOf: (only: ReadonlySet<number | null>) => ByStep } => {
  const { metric, edges, filter } = question;
  const { products } = sums;
  const wanted = Object.entries(filter).flatMap(([field, id]) => {
    const code = names.existing(id);
    return field === 'language' || field === 'option'
      ? []
      : [[field as keyof (typeof products)[number], code] as const];
  });
  const indexes = [...products.keys()].filter((index) =>
    wanted.every(([field, code]) => products[index]![field] === code),
  );
  const at = new Map<number, Scores>();
  const byDay = new ScoresByDay(sums);
  for (const day of [...new Set(edges.map(lastDay))].sort((a, b) => a - b)) at.set(day, byDay.at(day));
  const [before, after] = [at.get(lastDay(edges[0]!))!, at.get(lastDay(edges.at(-1)!))!];
  const totals = (): ByGroup => {
    const key = (index: number) => products[index]!.product;
    if (metric === 'trendScore') return new Map(indexes.map((index) => [key(index), scored(after[index]!)]));
    const [ranksBefore, ranksAfter] = [metric === 'trendRank' ? undefined : ranks(before), ranks(after)];
    return new Map(
      indexes.map((index) => [
        key(index),
        ranksBefore ? moved(ranksBefore[index], ranksAfter[index]) : figure(ranksAfter[index]),
      ]),
    );
  };
  const stepsOf = (only: ReadonlySet<number | null>): ByStep => {
    const shown = indexes.filter((index) => only.has(products[index]!.product));
    const ranked =
      metric === 'trendScore' ? undefined : new Map([...at].map(([day, scores]) => [day, ranksOf(shown, scores)]));
    const valueAt = (index: number, step: number): Measured => {
      const [from, to] = [lastDay(edges[step]!), lastDay(edges[step + 1]!)];
      if (!ranked) return scored(at.get(to)![index]!);
      const rank = ranked.get(to)!.get(index);
      return metric === 'trendRank' ? figure(rank) : moved(ranked.get(from)!.get(index), rank);
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

/** Places won; `null` where it had no place before or has none after. */
const moved = (before = 0, after = 0): Measured => ({
  value: before === 0 || after === 0 ? null : before - after,
  outOf: null,
});

/** A product under other weights. */
export interface WeighedProduct {
  readonly productId: string;
  readonly rank: number;
  readonly score: number;
  /** Its rank now; `null` where it has no score. */
  readonly liveRank: number | null;
}

/** The ranking that other weights would give, from its first place on, and how many products have a score in it. */
export const weighed = (
  weights: Weights,
  limit: number,
  sums: DaySums,
  names: Pick<Names, 'idOf'>,
): { readonly products: readonly WeighedProduct[]; readonly ranked: number } => {
  const scores = scoresUnder(sums, weights);
  const order = ranking(scores);
  const first = [...order.subarray(0, limit)];
  const live = ranks(new ScoresByDay(sums).at(Infinity));
  return {
    products: first.map((index, place) => ({
      productId: names.idOf(sums.products[index]!.product),
      rank: place + 1,
      score: scores[index]!,
      liveRank: live[index] || null,
    })),
    ranked: order.length,
  };
};
