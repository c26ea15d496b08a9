import { viewCollection, type ProductDocument, type TrendingRules } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { CatalogueIndex, LiveRules } from '../../catalogue/index.ts';
import { KeptReading } from './kept-reading.ts';
import type { Ranked } from './ranking.ts';

/** The points of a visible product by UTC day, ascending. */
export interface ProductDays extends Ranked {
  readonly days: readonly number[];
  readonly points: readonly number[];
}

export interface DayPoints {
  readonly products: readonly ProductDays[];
  /** By which they were counted. */
  readonly rules: TrendingRules;
  /** Of the product view. */
  readonly build: number;
  readonly position: bigint;
  readonly asOf: Date;
}

type Row = Pick<ProductDocument, '_id' | 'createdAt' | 'days'>;

const keptMs = 5_000;
const batchSize = 500;

/** The kept day sums of all products that the public sees; read at most once in five seconds. */
@Injectable()
export class KeptDayPoints {
  private readonly reading = new KeptReading<DayPoints>(keptMs);

  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
    private readonly rules: LiveRules,
  ) {}

  current(): Promise<DayPoints> {
    const build = this.progress.activeBuilds.product;
    return this.reading.of(build, () => this.read(build));
  }

  private async read(build: number): Promise<DayPoints> {
    const { position } = this.progress;
    const rules = await this.rules.of(build);
    const rows = this.databases.views
      .collection<ProductDocument>(viewCollection('product', build))
      .find<Row>({}, { projection: { createdAt: 1, days: 1 }, batchSize });
    const products: ProductDays[] = [];
    for await (const { _id, createdAt, days } of rows) {
      if (!this.catalogue.visibleProduct(_id)) continue;
      // Keys that are integers come in ascending order.
      const numbers = Object.keys(days).map(Number);
      products.push({ id: _id, created: createdAt.getTime(), days: numbers, points: Object.values(days) });
    }
    return { products, rules, build, position, asOf: new Date() };
  }
}
