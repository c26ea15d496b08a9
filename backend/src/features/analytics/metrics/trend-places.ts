import { invalidField, type MetricName } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { KeptDayPoints, type Ranking, type TrendRank } from '../ranking/day-points.ts';
import type { Measurement, Measurements, MetricQuery } from './metric-query.ts';
import { ProductPlaces } from './product-places.ts';
import type { Measured } from './sums.ts';

export type TrendMetric = Extract<MetricName, 'trendScore' | 'trendRank' | 'trendRankChange'>;

/** Rankings that one answer may work out. */
const maxRankings = 100;
const dayLength = 86_400_000;
const nothing: Measured = { value: null, outOf: null };

/** The UTC day at whose end a step is looked at: its last. */
const lastDay = (to: Date) => Math.floor((to.getTime() - 1) / dayLength);
const dayBefore = (from: Date) => Math.floor((from.getTime() - 1) / dayLength);

/** Scores and places of products at the ends of steps, worked out from the kept day sums. */
@Injectable()
export class TrendPlaces {
  constructor(
    private readonly points: KeptDayPoints,
    private readonly places: ProductPlaces,
  ) {}

  /** Throws a 400 for more steps than rankings can be worked out. */
  async of({
    metric,
    period,
    filter,
  }: MetricQuery & { readonly metric: TrendMetric }): Promise<Measurements<Measured>> {
    if (period.steps.length > maxRankings) throw invalidField('by', 'TOO_MANY_RANKINGS', { max: maxRankings });
    const { products, rankingAt: rankingOfDay } = await this.points.current();
    const rankings = new Map<number, Ranking>();
    const rankingAt = async (day: number) => {
      let ranking = rankings.get(day);
      // What the public waits for goes on in between.
      await setImmediate();
      if (!ranking) rankings.set(day, (ranking = rankingOfDay(day)));
      return ranking;
    };
    const moments = await Promise.all(
      [period, ...period.steps].map(async ({ from, to }) => ({
        before: await rankingAt(dayBefore(from)),
        after: await rankingAt(lastDay(to)),
      })),
    );
    const measurements = new Map<string | null, Measurement<Measured>>();
    for (const { id } of products) {
      if (!this.places.fits(this.places.of('product', id), filter)) continue;
      const [total = nothing, ...steps] = moments.map(({ before, after }) =>
        measure(metric, before.get(id), after.get(id)),
      );
      measurements.set(id, { total, steps: new Map(steps.entries()) });
    }
    return measurements;
  }
}

/** The one definition of every metric that comes from the ranking. */
const measure = (metric: TrendMetric, before: TrendRank | undefined, after: TrendRank | undefined): Measured => {
  switch (metric) {
    case 'trendScore':
      return { value: after?.score ?? null, outOf: null };
    case 'trendRank':
      return { value: after?.rank ?? null, outOf: null };
    case 'trendRankChange':
      return { value: before && after ? before.rank - after.rank : null, outOf: null };
  }
};
