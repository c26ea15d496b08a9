import {
  bayesianMean,
  meanStars,
  metricLanguages,
  type MetricCounts,
  type MetricField,
  type MetricName,
  type MetricSlots,
} from '@henna/domain';
import type { Measurement, Measurements, MetricQuery } from './metric-query.ts';
import { isPlaceGroup, type Place } from './product-places.ts';

/** Counts of some days and hours, added up. */
export type Sums = Record<MetricField, number>;

export type SummedMetric = Extract<
  MetricName,
  'visits' | 'votes' | 'ratings' | 'comments' | 'newMembers' | 'averageRating' | 'bayesianRating'
>;

export const noSums = (): Sums => ({ visits: 0, votes: 0, ratings: 0, comments: 0, stars: 0, newMembers: 0 });

export interface Measured {
  readonly value: number | null;
  readonly outOf: number | null;
}

/** The one definition of every metric that is worked out from sums. */
export const measure = (metric: SummedMetric, { ratings, stars, ...counts }: Sums): Measured => {
  switch (metric) {
    case 'averageRating':
      return { value: meanStars(ratings, stars), outOf: ratings };
    case 'bayesianRating':
      return { value: bayesianMean(ratings, stars), outOf: ratings };
    case 'ratings':
      return { value: ratings, outOf: null };
    default:
      return { value: counts[metric], outOf: null };
  }
};

type Summed = Pick<MetricQuery, 'group' | 'filter'> & { readonly metric: SummedMetric | 'optionShare' };

const countsOptions = ({ group, filter }: Summed): boolean => group === 'option' || filter.option !== undefined;

const sumsOf = (metric: Summed['metric']): readonly MetricField[] => {
  switch (metric) {
    case 'averageRating':
    case 'bayesianRating':
      return ['ratings', 'stars'];
    case 'optionShare':
      return ['votes'];
    default:
      return [metric];
  }
};

/** The fields of the documents that a metric is made of. */
export const fieldsOf = (query: Summed): readonly (keyof MetricCounts)[] =>
  countsOptions(query) ? ['options'] : sumsOf(query.metric);

type Adding = Measurement<Sums> & { readonly steps: Map<number, Sums> };

/** Adds up what documents hold, by group and step. */
export class Summing {
  readonly #measurements = new Map<string | null, Adding>();

  constructor(private readonly query: Summed) {}

  get measurements(): Measurements<Sums> {
    return this.#measurements;
  }

  /** @param steps the step of each hour or day of the document, -1 for none */
  add(counts: MetricCounts, place: Place, steps: readonly number[]): void {
    const { group, metric, filter } = this.query;
    const own = isPlaceGroup(group) ? (place[group] ?? null) : null;
    if (!countsOptions(this.query)) {
      for (const field of sumsOf(metric)) this.#addSlots(field, counts[field], own, steps);
      return;
    }
    for (const [option, slots] of Object.entries(counts.options ?? {}))
      if ((filter.option ?? option) === option)
        this.#addSlots('votes', slots, group === 'option' ? option : own, steps);
  }

  #addSlots(field: MetricField, slots: MetricSlots = {}, own: string | null, steps: readonly number[]): void {
    const { group, filter } = this.query;
    for (const language of metricLanguages) {
      const numbers = slots[language];
      if (!numbers || (filter.language ?? language) !== language) continue;
      for (let at = 0; at < numbers.length; at += 2) {
        const step = steps[numbers[at]!]!;
        if (step >= 0) this.#addNumber(field, group === 'language' ? language : own, step, numbers[at + 1]!);
      }
    }
  }

  #addNumber(field: MetricField, group: string | null, step: number, value: number): void {
    let measurement = this.#measurements.get(group);
    if (!measurement)
      this.#measurements.set(group, (measurement = { total: noSums(), steps: new Map<number, Sums>() }));
    const { total, steps } = measurement;
    let sums = steps.get(step);
    if (!sums) steps.set(step, (sums = noSums()));
    sums[field] += value;
    total[field] += value;
  }
}

const share = (votes: number, all: number): Measured => ({ value: all === 0 ? null : votes / all, outOf: all });

/**
 * Votes for each option divided by those for all options, in each step and over all.
 * @param only the one option to answer; what it is divided by are all the same
 */
export const optionShares = (votes: Measurements<Sums>, only: string | undefined): Measurements<Measured> => {
  const all = { total: 0, steps: new Map<number, number>() };
  for (const { total, steps } of votes.values()) {
    all.total += total.votes;
    for (const [step, sums] of steps) all.steps.set(step, (all.steps.get(step) ?? 0) + sums.votes);
  }
  return new Map(
    [...votes]
      .filter(([option]) => only === undefined || option === only)
      .map(([option, { total, steps }]) => [
        option,
        {
          total: share(total.votes, all.total),
          steps: new Map([...all.steps].map(([step, of]) => [step, share(steps.get(step)?.votes ?? 0, of)])),
        },
      ]),
  );
};
