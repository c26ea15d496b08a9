import { actKinds, decayByAge, decayedScore, type ActKind, type TrendBlockDay } from '@henna/domain';
import { rankingOf, type Ranked, type Ranking } from './ranking.ts';

export interface Weights {
  readonly points: Readonly<Record<ActKind, number>>;
  readonly halfLifeDays: number;
}

const kinds = actKinds.length;

/** The acts of all products by day and kind, one after the other in memory, so that any weights are quickly tried. */
export class DayCounts {
  private readonly products: (Ranked & { readonly first: number; readonly last: number })[] = [];
  private days = new Int32Array(1024);
  private counts = new Float64Array(1024 * kinds);
  private used = 0;

  /** @param days in ascending order of their UTC day number */
  add(product: Ranked, days: readonly (readonly [day: number, of: TrendBlockDay])[]): void {
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
    const decay = decayByAge(halfLifeDays);
    return rankingOf(this.products, ({ first, last }) => {
      let newest: number | undefined;
      let sum = 0;
      for (let row = last - 1; row >= first; row -= 1) {
        const worth = this.worth(row, weights);
        if (worth === 0) continue;
        newest ??= this.days[row]!;
        const age = newest - this.days[row]!;
        if (age >= decay.length) break;
        sum += worth * decay[age]!;
      }
      return newest === undefined ? null : decayedScore(newest, sum, halfLifeDays);
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
