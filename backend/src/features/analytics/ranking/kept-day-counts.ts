import type { TrendBlockDay, TrendBlockDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ActiveViews } from '../../../shared/projection-progress/active-views.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { DayCounts } from './day-counts.ts';
import { KeptDayPoints, type DayPoints } from './day-points.ts';
import { KeptReading } from './kept-reading.ts';

interface Kept {
  readonly counts: DayCounts;
  readonly live: DayPoints;
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
    private readonly views: ActiveViews,
    private readonly progress: ProjectionProgress,
  ) {}

  current(): Promise<Kept> {
    return this.reading.of(this.progress.activeBuilds.product, () => this.read());
  }

  private async read(): Promise<Kept> {
    const live = await this.points.current();
    const counts = new DayCounts();
    const days = await this.days(live.build);
    for (const { id, created } of live.products) {
      const own = days.get(id) ?? [];
      counts.add(
        { id, created },
        own.sort(([a], [b]) => a - b),
      );
    }
    return { counts, live };
  }

  /** Every day on which something stands: also those that give no points under the live rules. */
  private async days(build: number): Promise<Map<string, Days>> {
    const blocks = this.views.collection<TrendBlockDocument>('product', 'trend', build).find({}, { batchSize });
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
