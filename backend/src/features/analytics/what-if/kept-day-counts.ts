import { viewCollection, type TrendBlockDay, type TrendBlockDocument, type TrendingRules } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { KeptDayPoints, type ProductDays } from '../ranking/day-points.ts';
import { KeptReading } from '../ranking/kept-reading.ts';
import { DayCounts } from './day-counts.ts';

interface Kept {
  readonly counts: DayCounts;
  readonly live: readonly ProductDays[];
  /** By which the live ranking is made. */
  readonly liveRules: TrendingRules;
  readonly position: bigint;
  readonly asOf: Date;
}

type Days = [day: number, of: TrendBlockDay][];

const keptMs = 30_000;
const batchSize = 1_000;

/** The day sums of all products in memory, for who moves sliders; read anew when they are older than thirty seconds. */
@Injectable()
export class KeptDayCounts {
  private readonly reading = new KeptReading<Kept>(keptMs);

  constructor(
    private readonly points: KeptDayPoints,
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  current(): Promise<Kept> {
    return this.reading.of(this.progress.activeBuilds.product, () => this.read());
  }

  private async read(): Promise<Kept> {
    const { products, rules, build, position, asOf } = await this.points.current();
    const counts = new DayCounts();
    const days = await this.days(build);
    for (const { id, created } of products)
      counts.add(
        { id, created },
        (days.get(id) ?? []).sort(([a], [b]) => a - b),
      );
    return { counts, live: products, liveRules: rules, position, asOf };
  }

  /** Every day on which something stands: also those that give no points under the live rules. */
  private async days(build: number): Promise<Map<string, Days>> {
    const blocks = this.databases.views
      .collection<TrendBlockDocument>(viewCollection('product', build, 'trend'))
      .find({}, { batchSize });
    const found = new Map<string, Days>();
    for await (const { _id, days } of blocks) {
      const productId = _id.slice(0, _id.lastIndexOf('.'));
      const known = found.get(productId) ?? [];
      for (const [day, of] of Object.entries(days)) known.push([Number(day), of]);
      found.set(productId, known);
    }
    return found;
  }
}
