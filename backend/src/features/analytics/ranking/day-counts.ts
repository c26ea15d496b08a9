import { actKinds, rankingOf, trendScore, type ActKind, type RankedProduct, type TrendBlockDay } from '@henna/domain';
import type { Ranking } from './day-points.ts';

export interface Weights {
  readonly points: Readonly<Record<ActKind, number>>;
  readonly halfLifeDays: number;
}

const kinds = actKinds.length;

/** The acts of all products by day and kind, one after the other in memory, so that any weights are quickly tried. */
export class DayCounts {
  private readonly products: (RankedProduct & { readonly first: number; readonly last: number })[] = [];
  private days = new Int32Array(1024);
  private counts = new Float64Array(1024 * kinds);
  private used = 0;

  /** @param days in ascending order of their UTC day number */
  add(product: RankedProduct, days: readonly (readonly [day: number, of: TrendBlockDay])[]): void {
    const first = this.used;
    this.makeRoom(days.length);
    for (const [day, { counts }] of days) {
      this.days[this.used] = day;
      actKinds.forEach((kind, index) => (this.counts[this.used * kinds + index] = counts[kind]));
      this.used += 1;
    }
    this.products.push({ ...product, first, last: this.used });
  }

  /** The ranking under these weights; a product of whose acts none counts has no place. */
  ranking({ points, halfLifeDays }: Weights): Ranking {
    const weights = actKinds.map((kind) => points[kind]);
    return rankingOf(this.products, ({ first, last }) => {
      const worth = (index: number) => this.worth(first + index, weights);
      const score = trendScore(this.days.subarray(first, last), worth, halfLifeDays);
      return score === null ? null : { score };
    });
  }

  private worth(row: number, weights: readonly number[]): number {
    let worth = 0;
    for (let kind = 0; kind < kinds; kind += 1) worth += weights[kind]! * this.counts[row * kinds + kind]!;
    return worth;
  }

  private makeRoom(rows: number) {
    if (this.used + rows <= this.days.length) return;
    const size = Math.max(this.used + rows, 2 * this.days.length);
    const [days, counts] = [new Int32Array(size), new Float64Array(size * kinds)];
    days.set(this.days);
    counts.set(this.counts);
    this.days = days;
    this.counts = counts;
  }
}
