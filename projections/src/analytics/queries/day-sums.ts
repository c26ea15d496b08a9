import { actKinds, type TrendingRules } from '@henna/domain';
import { kindCode } from '../batch.ts';
import type { Engine, Moment } from '../engine.ts';

/** A product as rankings see it. */
export interface RankedProduct {
  /** Its number. */
  readonly product: number;
  readonly brand: number;
  readonly category: number;
  readonly subcategory: number;
}

/**
 * What was done with the products that the public sees, day by day, as columns: the days of the product at an index lie
 * from `starts[index]` to before `starts[index + 1]`, ascending. Of equal scores the product with the lower index ranks
 * first.
 */
export interface DaySums {
  readonly products: readonly RankedProduct[];
  readonly starts: Int32Array;
  /** UTC day numbers. */
  readonly days: Int32Array;
  /** For each day how many visits, votes, ratings and comments count, one after the other. */
  readonly counts: Int32Array;
  /** Under the rules, with the cap per person and day. */
  readonly points: Float64Array;
  readonly rules: TrendingRules;
  readonly position: bigint;
}

/** What was done on one day, by product in any order. */
interface Day {
  readonly products: Int32Array;
  readonly counts: Int32Array;
  readonly points: Float64Array;
}

const kinds = actKinds.length;
/** Read at once: few enough that what persons did on them fits into little memory. */
const daysAtOnce = 32;

/** The sums of all days in memory; what changed is read again when somebody asks. */
export class CachedDaySums {
  readonly #days = new Map<number, Day>();
  #stale: ReadonlySet<number> | 'all' = 'all';
  #version = 0;
  #latest: { readonly version: number; readonly sums: DaySums } | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly engine: Pick<Engine, 'read' | 'onChange'>) {
    engine.onChange(({ days, isCatalogue }) => {
      if (days !== 'all' && days.size === 0 && !isCatalogue) return;
      this.#version += 1;
      this.#markStale(days);
    });
  }

  /** The sums as they are now; who asks at the same time waits for one reading. */
  current(signal?: AbortSignal): Promise<DaySums> {
    const next = this.#turn.then(() => this.#upToDate(signal));
    this.#turn = next.catch(() => undefined);
    return next;
  }

  async #upToDate(signal?: AbortSignal): Promise<DaySums> {
    if (this.#latest?.version === this.#version) return this.#latest.sums;
    // Taken before the moment begins: what is written meanwhile is read again the next time.
    const version = this.#version;
    const stale = this.#stale;
    this.#stale = new Set();
    try {
      const sums = await this.engine.read(async (moment) => {
        await this.#readAgain(moment, stale);
        return daySumsOf(this.#days, await visibleProducts(moment), moment);
      }, signal);
      this.#latest = { version, sums };
      return sums;
    } catch (error) {
      this.#markStale(stale);
      throw error;
    }
  }

  async #readAgain(moment: Moment, stale: ReadonlySet<number> | 'all'): Promise<void> {
    if (stale === 'all') this.#days.clear();
    else for (const day of stale) this.#days.delete(day);
    for (const hours of await runsOf(moment, stale))
      for (const [day, of] of await readDays(moment, hours)) this.#days.set(day, of);
  }

  #markStale(days: ReadonlySet<number> | 'all'): void {
    this.#stale = days === 'all' || this.#stale === 'all' ? 'all' : new Set([...this.#stale, ...days]);
  }
}

/** Of equal ranks, the newest product comes first, then the higher id. */
const visibleProducts = async (moment: Moment): Promise<readonly RankedProduct[]> => {
  const rows = await moment.rows(`
    SELECT product, brand, category, subcategory
    FROM product JOIN brand USING (brand) JOIN name ON code = product
    WHERE NOT product.isRemoved AND NOT brand.isRemoved
    ORDER BY createdAt DESC, id DESC`);
  return rows.map(([product, brand, category, subcategory]) => ({
    product: product!,
    brand: brand!,
    category: category!,
    subcategory: subcategory!,
  }));
};

/** What was done by product and day, with the points that the cap of each person leaves. */
const sumsSql = (hours: string, { points: worth, capPerPersonAndDay }: TrendingRules): string => {
  const counts = actKinds.map((kind) => `count(*) FILTER (kind = ${kindCode(kind)}) AS ${kind}`);
  const points = actKinds.map((kind) => `${Number(worth[kind])} * ${kind}`);
  return `
    WITH done AS (
      SELECT product, hour // 24 AS day, person, ${kindCode('visits')} AS kind FROM visit WHERE ${hours}
      UNION ALL
      SELECT product, hour // 24 AS day, person, kind FROM contribution WHERE isActive AND ${hours}
    ), ofPerson AS (SELECT product, day, ${counts.join(', ')} FROM done GROUP BY product, day, person)
    SELECT
      product, day, ${actKinds.map((kind) => `sum(${kind})::INTEGER`).join(', ')},
      sum(least(${Number(capPerPersonAndDay)}, ${points.join(' + ')}))::DOUBLE
    FROM ofPerson GROUP BY product, day ORDER BY day`;
};

/** Runs of days that are read together, each as a condition on hours. */
const runsOf = async (moment: Moment, stale: ReadonlySet<number> | 'all'): Promise<readonly string[]> => {
  const found =
    stale === 'all'
      ? await moment.rows(
          'SELECT DISTINCT hour // 24 FROM (SELECT hour FROM visit UNION ALL SELECT hour FROM contribution)',
        )
      : [...stale].map((day) => [day]);
  const days = found.map(([day]) => day!).sort((a, b) => a - b);
  const runs: string[] = [];
  for (let at = 0; at < days.length; at += daysAtOnce) {
    const some = days.slice(at, at + daysAtOnce);
    const [first, last] = [some[0]!, some.at(-1)!];
    const isWhole = last - first === some.length - 1;
    runs.push(
      `hour >= ${24 * first} AND hour < ${24 * (last + 1)}${isWhole ? '' : ` AND hour // 24 IN (${some.join(', ')})`}`,
    );
  }
  return runs;
};

const readDays = async (moment: Moment, hours: string): Promise<ReadonlyMap<number, Day>> => {
  const days = new Map<number, { products: number[]; counts: number[]; points: number[] }>();
  const result = await moment.connection.stream(sumsSql(hours, moment.rules));
  for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
    const { rowCount, columnCount } = chunk;
    const columns = Array.from({ length: columnCount }, (_, column) => chunk!.getColumnVector(column));
    const at = (column: number, row: number) => columns[column]!.getItem(row) as number;
    for (let row = 0; row < rowCount; row += 1) {
      let day = days.get(at(1, row));
      if (!day) days.set(at(1, row), (day = { products: [], counts: [], points: [] }));
      day.products.push(at(0, row));
      for (let kind = 0; kind < kinds; kind += 1) day.counts.push(at(2 + kind, row));
      day.points.push(at(2 + kinds, row));
    }
  }
  return new Map(
    [...days].map(([day, { products, counts, points }]) => [
      day,
      {
        products: Int32Array.from(products),
        counts: Int32Array.from(counts),
        points: Float64Array.from(points),
      },
    ]),
  );
};

/** The days of all products, sorted by product: by counting, as their days come in ascending order. */
const daySumsOf = (
  all: ReadonlyMap<number, Day>,
  products: readonly RankedProduct[],
  { rules, position }: Moment,
): DaySums => {
  const indexes = new Int32Array(products.reduce((most, { product }) => Math.max(most, product + 1), 0)).fill(-1);
  for (const [index, { product }] of products.entries()) indexes[product] = index;
  const indexOf = (product: number) => indexes[product] ?? -1;
  const starts = new Int32Array(products.length + 1);
  for (const of of all.values())
    for (const product of of.products) {
      const index = indexOf(product);
      if (index >= 0) starts[index + 1]! += 1;
    }
  for (let index = 0; index < products.length; index += 1) starts[index + 1]! += starts[index]!;
  const size = starts.at(-1)!;
  const next = starts.slice();
  const [days, counts, points] = [new Int32Array(size), new Int32Array(size * kinds), new Float64Array(size)];
  for (const day of [...all.keys()].sort((a, b) => a - b)) {
    const of = all.get(day)!;
    for (let row = 0; row < of.products.length; row += 1) {
      const index = indexOf(of.products[row]!);
      if (index < 0) continue;
      const at = next[index]!;
      next[index] = at + 1;
      days[at] = day;
      points[at] = of.points[row]!;
      for (let kind = 0; kind < kinds; kind += 1) counts[at * kinds + kind] = of.counts[row * kinds + kind]!;
    }
  }
  return { products, starts, days, counts, points, rules, position };
};
