import { viewCollection, type MetricLanguage, type MetricPersonDocument } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { countMembers, type MemberHour, type MemberMetric } from './distinct-members.ts';
import { maxRows, tooManyRows } from './metric-documents.ts';
import type { Measurements, MetricQuery } from './metric-query.ts';
import { daysOf } from './period.ts';
import { ProductPlaces } from './product-places.ts';
import type { Measured } from './sums.ts';

const batchSize = 1_000;
const membersAtOnce = 1_000;
const hoursOfDay = 24;

/** Metrics that count each member once, exactly. */
@Injectable()
export class MemberCounts {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly places: ProductPlaces,
  ) {}

  /** Throws a 400 when more rows would have to be read than one answer may. */
  async of(query: MetricQuery & { readonly metric: MemberMetric }): Promise<Measurements<Measured>> {
    const { period, filter } = query;
    const [first, last] = daysOf(period);
    const hours: MemberHour[] = [];
    let rows = 0;
    const days = { day: { $gte: first, $lte: last } };
    const wanted = filter.product === undefined ? days : { productId: filter.product, ...days };
    for await (const person of this.people.find(wanted, { batchSize })) {
      if (++rows > maxRows) throw tooManyRows();
      const place = this.places.of('product', person.productId);
      if (!this.places.fits(place, filter)) continue;
      for (const hour of hoursOf(person))
        if ((filter.language ?? hour.language) === hour.language)
          hours.push({ ...hour, group: groupOf(query, { ...place, language: hour.language }) });
    }
    const firsts =
      query.metric === 'returningMembers'
        ? await this.firstActs(new Set(hours.map(({ userId }) => userId)))
        : new Map();
    return countMembers(query.metric, hours, period, firsts);
  }

  /** The hour of each member's first act that stands, on any product. */
  private async firstActs(members: ReadonlySet<string>): Promise<Map<string, number>> {
    const firsts = new Map<string, number>();
    const ids = [...members];
    let rows = 0;
    for (let from = 0; from < ids.length; from += membersAtOnce) {
      const userId = { $in: ids.slice(from, from + membersAtOnce) };
      for await (const person of this.people.find({ userId }, { batchSize })) {
        if (++rows > maxRows) throw tooManyRows();
        for (const { hour, kind } of hoursOf(person))
          if (kind !== 'visits') firsts.set(person.userId, Math.min(hour, firsts.get(person.userId) ?? Infinity));
      }
    }
    return firsts;
  }

  private get people() {
    const name = viewCollection('metric', this.progress.activeBuilds.metric, 'people');
    return this.databases.views.collection<MetricPersonDocument>(name);
  }
}

/** What stands of a member's day on a product. */
const hoursOf = ({ userId, productId, day, acts, visits }: MetricPersonDocument): Omit<MemberHour, 'group'>[] => [
  ...Object.values(acts)
    .filter(({ stands }) => stands)
    .map(({ kind, hour, language }) => ({ userId, productId, kind, hour: day * hoursOfDay + hour, language })),
  ...Object.keys(visits).map((key) => {
    const [hour, language] = key.split(':') as [string, MetricLanguage];
    return { userId, productId, kind: 'visits' as const, hour: day * hoursOfDay + Number(hour), language };
  }),
];

const groupOf = ({ group }: MetricQuery, keys: Readonly<Partial<Record<string, string>>>): string | null =>
  group && (keys[group] ?? null);
