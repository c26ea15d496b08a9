import { metricLanguages, type MetricCounts, type MetricField, type MetricSlots } from '@henna/contracts';
import type { Measurement, Measurements, MetricQuery } from './metric-query.ts';
import { isPlaceGroup, type Place } from './product-places.ts';
import { noSums, type SummedMetric, type Sums } from './sums.ts';

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
