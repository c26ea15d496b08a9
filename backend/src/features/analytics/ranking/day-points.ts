import { rankingOf, trendScore, type ProductDocument, type RankedProduct } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ActiveViews } from '../../../shared/projection-progress/active-views.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { CatalogueIndex, CurrentRules } from '../../listing/index.ts';
import { CachedReading } from './cached-reading.ts';

/** The points of a visible product by UTC day, ascending. */
export interface ProductDays extends RankedProduct {
  readonly days: readonly number[];
  readonly points: readonly number[];
}

export interface TrendRank {
  /** From 1. */
  readonly rank: number;
  readonly score: number;
}
/** By product id, in the order of the ranks. */
export type Ranking = ReadonlyMap<string, TrendRank>;

export interface DayPoints {
  readonly products: readonly ProductDays[];
  readonly halfLifeDays: number;
  /** The places at the end of a UTC day; of Infinity those of now. */
  readonly rankingAt: (day: number) => Ranking;
  /** Of the product view. */
  readonly build: number;
  readonly position: bigint;
  readonly asOf: Date;
}

type Row = Pick<ProductDocument, '_id' | 'createdAt' | 'days'>;

const maxAgeMs = 5_000;
const batchSize = 500;

/** The day sums of all products that the public sees; read at most once in five seconds. */
@Injectable()
export class CachedDayPoints {
  private readonly reading = new CachedReading<DayPoints>(maxAgeMs);

  constructor(
    private readonly views: ActiveViews,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
    private readonly rules: CurrentRules,
  ) {}

  current(): Promise<DayPoints> {
    const build = this.progress.activeBuilds.product;
    return this.reading.current(build, () => this.read(build));
  }

  private async read(build: number): Promise<DayPoints> {
    const { position } = this.progress;
    const { halfLifeDays } = await this.rules.rulesOfBuild(build);
    const rows = this.views
      .collection<ProductDocument>('product', undefined, build)
      .find<Row>({}, { projection: { createdAt: 1, days: 1 }, batchSize });
    const products: ProductDays[] = [];
    for await (const { _id, createdAt, days } of rows) {
      if (!this.catalogue.visibleProduct(_id)) continue;
      // Keys that are integers come in ascending order.
      const numbers = Object.keys(days).map(Number);
      products.push({ id: _id, created: createdAt.getTime(), days: numbers, points: Object.values(days) });
    }
    const rankingAt = (day: number) =>
      rankingOf(products, ({ days, points }) => {
        const score = trendScore(days, (index) => points[index]!, halfLifeDays, day);
        return score === null ? null : { score };
      });
    return { products, halfLifeDays, rankingAt, build, position, asOf: new Date() };
  }
}
