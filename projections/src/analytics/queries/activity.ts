import { scoredKinds, metricLanguages } from '@henna/domain';
import type { Engine, Moment } from '../engine.ts';
import { dayPointsOf, type DayPoints } from './day-points.ts';

/** Visits and contributions of one day that count, as columns, by hour. */
interface Rows {
  readonly products: Int32Array;
  /** Members from 0 on, other visitors below. */
  readonly people: Int32Array;
  /** Of the day. */
  readonly hours: Uint8Array;
  /** {@link tagOf} */
  readonly tags: Uint8Array;
}

/** The same of all days, sorted by product and hour: the rows of a product lie from `starts[product]` to `starts[product + 1]`. */
export interface ByProduct {
  readonly starts: Int32Array;
  readonly people: Int32Array;
  /** UTC hours since 1970-01-01. */
  readonly hours: Int32Array;
  readonly tags: Uint8Array;
}

/** The kind of a row (an index of `actKinds`) and its language, as one number. */
export const tagOf = (kind: number, language: number): number => kind * metricLanguages.length + language;
export const tags = scoredKinds.length * metricLanguages.length;
export const kindOf = (tag: number): number => Math.floor(tag / metricLanguages.length);

/** A product that the public sees, with the numbers of what it belongs to. */
export interface VisibleProduct {
  readonly product: number;
  readonly brand: number;
  readonly category: number;
  readonly subcategory: number;
}

/** Everything that counts at one position of the log. */
export interface Activity {
  readonly position: bigint;
  /** How many numbers members have. */
  readonly members: number;
  readonly byProduct: ByProduct;
  /** In the order of the ranks of equal scores. */
  readonly visible: readonly VisibleProduct[];
  /** By member, the hour of the first contribution; a later one than any for who has none. */
  readonly firsts: Int32Array;
  /** Of the visible products. */
  readonly points: DayPoints;
}

const hoursOfDay = 24;
/** Read at once. */
const daysAtOnce = 32;
const never = 2 ** 31 - 1;

/** What is parted, or worked out, once somebody asks for it. */
const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/**
 * All visits and contributions in memory, some ten bytes each: to count everybody once in columns takes a tenth of the
 * time that it takes a database. The days that have changed are read again when somebody asks.
 */
export class CachedActivity {
  readonly #days = new Map<number, Rows>();
  #stale: ReadonlySet<number> | 'all' = 'all';
  #version = 0;
  #latest: { readonly version: number; readonly activity: Activity } | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly engine: Pick<Engine, 'read' | 'onChange' | 'members'>) {
    engine.onChange((days) => {
      this.#version += 1;
      this.#markStale(days);
    });
  }

  /** All as it is now; who asks at the same time waits for one reading. */
  current(signal?: AbortSignal): Promise<Activity> {
    const next = this.#turn.then(() => this.#upToDate(signal));
    this.#turn = next.catch(() => undefined);
    return next;
  }

  async #upToDate(signal?: AbortSignal): Promise<Activity> {
    if (this.#latest?.version === this.#version) return this.#latest.activity;
    // Taken before the moment begins: what is written meanwhile is read again the next time.
    const version = this.#version;
    const stale = this.#stale;
    this.#stale = new Set();
    try {
      const activity = await this.engine.read(async (moment) => {
        if (stale === 'all') this.#days.clear();
        else for (const day of stale) this.#days.delete(day);
        for (const hours of await runsOf(moment, stale))
          for (const [day, rows] of await readDays(moment, hours)) this.#days.set(day, rows);
        return this.#activityAt(moment, await visibleProducts(moment));
      }, signal);
      this.#latest = { version, activity };
      return activity;
    } catch (error) {
      this.#markStale(stale);
      throw error;
    }
  }

  #activityAt({ position, rules }: Moment, visible: readonly VisibleProduct[]): Activity {
    const members = this.engine.members;
    const days = [...this.#days].sort(([a], [b]) => a - b);
    const byProduct = lazily(() => sortedByProduct(days));
    const firsts = lazily(() => firstsOf(byProduct(), members));
    const points = lazily(() => dayPointsOf(byProduct(), visible, rules));
    return {
      position,
      members,
      visible,
      get byProduct() {
        return byProduct();
      },
      get firsts() {
        return firsts();
      },
      get points() {
        return points();
      },
    };
  }

  #markStale(days: ReadonlySet<number> | 'all'): void {
    this.#stale = days === 'all' || this.#stale === 'all' ? 'all' : new Set([...this.#stale, ...days]);
  }
}

/** Of equal ranks, the newest product comes first, then the higher id. */
const visibleProducts = async (moment: Moment): Promise<readonly VisibleProduct[]> => {
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

/** Runs of days that are read together: the first hour, the first after the last, and the days if not all between them. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly only?: readonly number[];
}

const runsOf = async (moment: Moment, stale: ReadonlySet<number> | 'all'): Promise<readonly Run[]> => {
  const found =
    stale === 'all'
      ? await moment.rows(
          'SELECT DISTINCT hour // 24 FROM (SELECT hour FROM visit UNION ALL SELECT hour FROM contribution)',
        )
      : [...stale].map((day) => [day]);
  const days = found.map(([day]) => day!).sort((a, b) => a - b);
  const runs: Run[] = [];
  for (let at = 0; at < days.length;) {
    const first = days[at]!;
    let end = at + 1;
    while (end < days.length && days[end]! < first + daysAtOnce) end += 1;
    const some = days.slice(at, end);
    const run = { from: hoursOfDay * first, to: hoursOfDay * (some.at(-1)! + 1) };
    runs.push(some.at(-1)! - first === some.length - 1 ? run : { ...run, only: some });
    at = end;
  }
  return runs;
};

/** Rows of some days, by day and in the order of their hours. */
const readDays = async (moment: Moment, { from, to, only }: Run): Promise<ReadonlyMap<number, Rows>> => {
  const hours = `hour >= ${from} AND hour < ${to}${only ? ` AND hour // 24 IN (${only.join(', ')})` : ''}`;
  const languages = metricLanguages.length;
  const result = await moment.connection.run(`
    SELECT product, person, hour, language::INTEGER FROM visit WHERE ${hours}
    UNION ALL
    SELECT product, person, hour, (kind * ${languages} + language)::INTEGER FROM contribution WHERE isActive AND ${hours}`);
  const chunks = await result.fetchAllChunks();
  // Sorted by counting how many rows each hour has.
  const starts = new Int32Array(to - from + 1);
  for (const chunk of chunks) {
    const column = chunk.getColumnVector(2);
    for (let row = 0; row < chunk.rowCount; row += 1) starts[(column.getItem(row) as number) - from + 1]! += 1;
  }
  for (let hour = 1; hour < starts.length; hour += 1) starts[hour]! += starts[hour - 1]!;
  const next = starts.slice();
  const size = starts.at(-1)!;
  const all = rowsOf(size);
  for (const chunk of chunks) {
    const columns = [0, 1, 2, 3].map((column) => chunk.getColumnVector(column));
    for (let row = 0; row < chunk.rowCount; row += 1) {
      const hour = columns[2]!.getItem(row) as number;
      const at = next[hour - from]!;
      next[hour - from] = at + 1;
      all.products[at] = columns[0]!.getItem(row) as number;
      all.people[at] = columns[1]!.getItem(row) as number;
      all.hours[at] = (hour - from) % hoursOfDay;
      all.tags[at] = columns[3]!.getItem(row) as number;
    }
  }
  const days = new Map<number, Rows>();
  for (let hour = 0; hour < to - from; hour += hoursOfDay) {
    const [start, end] = [starts[hour]!, starts[hour + hoursOfDay]!];
    if (start < end)
      days.set((from + hour) / hoursOfDay, {
        products: all.products.slice(start, end),
        people: all.people.slice(start, end),
        hours: all.hours.slice(start, end),
        tags: all.tags.slice(start, end),
      });
  }
  return days;
};

const rowsOf = (size: number): Rows => ({
  products: new Int32Array(size),
  people: new Int32Array(size),
  hours: new Uint8Array(size),
  tags: new Uint8Array(size),
});

/** Sorted by counting how many rows each product has. @param days in their order */
const sortedByProduct = (days: readonly (readonly [day: number, rows: Rows])[]): ByProduct => {
  let products = 0;
  for (const [, rows] of days) for (const product of rows.products) if (product >= products) products = product + 1;
  const starts = new Int32Array(products + 1);
  for (const [, rows] of days) for (const product of rows.products) starts[product + 1]! += 1;
  for (let product = 0; product < products; product += 1) starts[product + 1]! += starts[product]!;
  const next = starts.slice();
  const size = starts.at(-1)!;
  const [people, hours, all] = [new Int32Array(size), new Int32Array(size), new Uint8Array(size)];
  for (const [day, rows] of days)
    for (let row = 0; row < rows.products.length; row += 1) {
      const product = rows.products[row]!;
      const at = next[product]!;
      next[product] = at + 1;
      people[at] = rows.people[row]!;
      hours[at] = hoursOfDay * day + rows.hours[row]!;
      all[at] = rows.tags[row]!;
    }
  return { starts, people, hours, tags: all };
};

const firstsOf = ({ people, hours, tags: all }: ByProduct, members: number): Int32Array => {
  const firsts = new Int32Array(members).fill(never);
  const firstContribution = tagOf(1, 0);
  for (let row = 0; row < people.length; row += 1) {
    const person = people[row]!;
    if (person >= 0 && all[row]! >= firstContribution && hours[row]! < firsts[person]!) firsts[person] = hours[row]!;
  }
  return firsts;
};
