import {
  viewCollection,
  type MetricCell,
  type MetricDocument,
  type MetricLanguage,
  type MetricLevel,
} from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import type { Filter } from 'mongodb';
import { InvalidError } from '../../../shared/errors.ts';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import type { Measurement, Measurements, MetricQuery } from './metric-query.ts';
import { daysOf, stepsByHour } from './period.ts';
import { ProductPlaces } from './product-places.ts';
import { addCell, noSums, type Sums } from './sums.ts';

/** Rows that one answer may read: days of a product, brand or category, or days of a member on a product. */
export const maxRows = 200_000;
const batchSize = 1_000;
const hoursOfDay = 24;

export const tooManyRows = (): InvalidError =>
  new InvalidError(`The period holds more than ${maxRows} rows. Choose a shorter one, or filter.`, 'TOO_MANY_ROWS');

type SumsMeasurement = Measurement<Sums> & { readonly steps: Map<number, Sums> };

/** The hours' counts of the view, added up by group and step. */
@Injectable()
export class HourlySums {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly places: ProductPlaces,
  ) {}

  /** Throws {@link InvalidError} when more rows would have to be read than one answer may. */
  async of(query: MetricQuery): Promise<Measurements<Sums>> {
    const measurements = new Map<string | null, SumsMeasurement>();
    const level = levelOf(query);
    const stepOf = stepsByHour(query.period);
    let rows = 0;
    for await (const { of, day, cells } of this.documents(query, level)) {
      if (++rows > maxRows) throw tooManyRows();
      const place = this.places.of(level, of);
      if (!this.places.fits(place, query.filter)) continue;
      for (const [key, cell] of Object.entries(cells)) {
        const [hour, language] = key.split(':') as [string, MetricLanguage];
        const step = stepOf(day * hoursOfDay + Number(hour));
        if (step < 0 || (query.filter.language ?? language) !== language) continue;
        for (const [group, counted] of groupsOf(query, { ...place, language }, cell)) {
          let measurement = measurements.get(group);
          if (!measurement)
            measurements.set(group, (measurement = { total: noSums(), steps: new Map<number, Sums>() }));
          let sums = measurement.steps.get(step);
          if (!sums) measurement.steps.set(step, (sums = noSums()));
          addCell(sums, counted);
          addCell(measurement.total, counted);
        }
      }
    }
    return measurements;
  }

  private documents({ period, filter }: MetricQuery, level: MetricLevel) {
    const [first, last] = daysOf(period);
    const of = level === 'all' ? undefined : filter[level];
    const wanted: Filter<MetricDocument> = { level, day: { $gte: first, $lte: last }, ...(of !== undefined && { of }) };
    return this.databases.views
      .collection<MetricDocument>(viewCollection('metric', this.progress.activeBuilds.metric))
      .find(wanted, { projection: { of: 1, day: 1, cells: 1 }, batchSize });
  }
}

/** The coarsest level whose documents tell what the query groups and filters by. */
const levelOf = ({ group, filter }: MetricQuery): MetricLevel => {
  const needed = (['product', 'brand', 'category', 'subcategory'] as const).filter(
    (level) => group === level || filter[level] !== undefined,
  );
  if (needed.length === 0) return 'all';
  if (needed.includes('product') || (needed.includes('brand') && needed.length > 1)) return 'product';
  return needed.includes('subcategory') ? 'subcategory' : needed[0]!;
};

/** The groups that a cell counts for, with what it counts there. */
const groupsOf = (
  { group, filter }: MetricQuery,
  keys: Readonly<Partial<Record<string, string>>>,
  cell: MetricCell,
): readonly (readonly [string | null, MetricCell])[] => {
  const options = () =>
    Object.entries(cell.options ?? {}).filter(([id]) => filter.option === undefined || filter.option === id);
  if (group === 'option') return options().map(([id, votes]) => [id, { votes }]);
  const counted = filter.option === undefined ? cell : { votes: options().reduce((sum, [, votes]) => sum + votes, 0) };
  return [[group && (keys[group] ?? null), counted]];
};
