import type { MetricAnswer, MetricName, MetricStep } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { countMembers } from '../members/count-members.ts';
import { MemberActs } from '../members/member-acts.ts';
import { memberMetrics } from '../members/member-metrics.ts';
import { eventsOf } from './events-behind.ts';
import { GroupNames } from './group-names.ts';
import { addUp, type SumsWanted } from './add-up.ts';
import { definitionOf } from './metric-catalogue.ts';
import { MetricDocuments } from './metric-documents.ts';
import { daysOf } from './period.ts';
import type { Measurements, MetricQuery } from './metric-query.ts';
import { measure, noSums, optionShares, type Measured, type SummedMetric } from './sums.ts';
import { isPlaceGroup, ProductPlaces } from './product-places.ts';
import { TrendPlaces, type TrendMetric } from './trend-places.ts';

export const maxGroups = 100;

export interface AnswerWanted extends MetricQuery {
  readonly by: MetricStep | null;
  readonly limit: number;
}

const isOneOf = <Name extends MetricName>(name: MetricName, names: readonly Name[]): name is Name =>
  names.some((each) => each === name);
const ofTrend: readonly TrendMetric[] = ['trendScore', 'trendRank', 'trendRankChange'];

/** Works out metrics and gives them the form of the answer. */
@Injectable()
export class MetricAnswers {
  constructor(
    private readonly documents: MetricDocuments,
    private readonly places: ProductPlaces,
    private readonly acts: MemberActs,
    private readonly trend: TrendPlaces,
    private readonly names: GroupNames,
    private readonly progress: ProjectionProgress,
  ) {}

  /** Throws a 400 for what one answer can't hold. */
  async of(query: AnswerWanted): Promise<MetricAnswer> {
    const { metric, group, period, by, limit } = query;
    const { unit, isSum } = definitionOf(metric);
    const { position } = this.progress;
    const asOf = new Date().toISOString();
    const all = await this.measured(query);
    // A group of which nothing counts is none.
    const measured = new Map([...all].filter(([, { total }]) => !isSum || total.value !== 0));
    const none = noneOf(metric);
    const whole: Measurements<Measured> = new Map([[null, { total: none, steps: new Map() }], ...measured]);
    const series = firstOf(metric, group ? measured : whole, limit).map(([key, { total, steps }]) => ({
      key,
      name: group && key !== null ? this.names.of(group, key) : null,
      total: total.value,
      values: period.steps.map((_, index) => (steps.get(index) ?? none).value),
      outOf: total.outOf,
      events: eventsOf(query, key),
    }));
    return {
      metric,
      unit,
      group,
      by,
      timeZone: period.timeZone,
      from: period.from.toISOString(),
      to: period.to.toISOString(),
      steps: period.steps.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
      series,
      groups: measured.size,
      position: String(position),
      asOf,
    };
  }

  private async measured({ metric, ...query }: AnswerWanted): Promise<Measurements<Measured>> {
    if (isOneOf(metric, memberMetrics)) {
      const acts = await this.acts.of(daysOf(query.period));
      return countMembers({ ...query, metric }, acts, this.places, answeredOf(metric, query.limit));
    }
    if (isOneOf(metric, ofTrend)) return this.trend.of({ ...query, metric });
    if (metric === 'optionShare') {
      const { option, ...filter } = query.filter;
      return optionShares(await this.sums({ ...query, metric, filter }), option);
    }
    return this.summed({ ...query, metric });
  }

  private sums(query: SumsWanted) {
    return addUp(query, (...wanted) => this.documents.find(...wanted), this.places);
  }

  /** The steps of the groups alone that are answered: of how many there are, only the totals must be known. */
  private async summed(query: SumsWanted & { readonly metric: SummedMetric; readonly limit: number }) {
    const { metric, group, period, limit } = query;
    const measuredOf = async (wanted: SumsWanted) => mapped(await this.sums(wanted), (sums) => measure(metric, sums));
    if (!isPlaceGroup(group) || period.steps.length <= 1) return measuredOf(query);
    const totals = await measuredOf({ ...query, period: { ...period, steps: [period] } });
    const groups = answeredOf(metric, limit)(totals);
    return new Map([...totals, ...(await measuredOf({ ...query, groups }))]);
  }
}

/** A step in which nothing happened. */
const noneOf = (metric: MetricName): Measured => {
  const { unit } = definitionOf(metric);
  if (unit === 'acts' || metric === 'newMembers') return measure(metric as SummedMetric, noSums());
  return unit === 'members' ? { value: 0, outOf: null } : { value: null, outOf: null };
};

const mapped = <Before>(
  measurements: Measurements<Before>,
  change: (value: Before) => Measured,
): Measurements<Measured> =>
  new Map(
    [...measurements].map(([key, { total, steps }]) => [
      key,
      { total: change(total), steps: new Map([...steps].map(([step, value]) => [step, change(value)])) },
    ]),
  );

const firstOf = (metric: MetricName, measurements: Measurements<Measured>, limit: number) =>
  [...measurements]
    .sort(([a, { total: x }], [b, { total: y }]) => byValue(metric, x, y) || (String(a) < String(b) ? -1 : 1))
    .slice(0, limit);

/** The groups that are answered, of all that were counted. */
const answeredOf =
  (metric: MetricName, limit: number) =>
  (totals: Measurements<Measured>): ReadonlySet<string | null> =>
    new Set(firstOf(metric, totals, limit).map(([key]) => key));

/** The highest first, but of places the first; what has no value last. */
const byValue = (metric: MetricName, { value: a }: Measured, { value: b }: Measured): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return metric === 'trendRank' ? a - b : b - a;
};
