import { actKinds, metricLanguages, type ActKind, type MetricLanguage, type MetricPersonDocument } from '@henna/domain';

/** Few enough that one of its days is soon put into a block, many enough that a long period has few blocks. */
export const blockDays = 8;
const hoursOfDay = 24;
const blockHours = blockDays * hoursOfDay;

/** Of each act the lowest bits tell its kind; above them stands the member's number. */
export const kindBits = 2;

/** What was done on a product in a language stands together. @param product its number */
export const shelfOf = (product: number, language: MetricLanguage): number =>
  product * metricLanguages.length + metricLanguages.indexOf(language);

/** What members did on a few UTC days, as columns: by shelf, and on each shelf by the hour. */
export interface ActBlock {
  /** The hour since 1970-01-01 with which it begins. */
  readonly firstHour: number;
  /** Where the acts of a shelf begin; they end where those of the next begin. */
  readonly starts: Uint32Array;
  /** The member's number, and the index of the kind of what was done. */
  readonly acts: Uint32Array;
  /** Since the block began. */
  readonly hours: Uint8Array;
  /** Members whose first act that stands, on any product, lies in it. */
  readonly firstMembers: Uint32Array;
  readonly firstHours: Uint8Array;
}

/** The same while it is put together, in any order. */
export interface ActList {
  readonly shelves: number[];
  readonly acts: number[];
  readonly hours: number[];
  readonly firstMembers: number[];
  readonly firstHours: number[];
}

export const noActs = (): ActList => ({ shelves: [], acts: [], hours: [], firstMembers: [], firstHours: [] });

/** Numbers of ids that a list of acts holds. */
export interface Numbering {
  readonly product: (id: string) => number;
  readonly member: (id: string) => number;
}

/** Adds what stands of a member's day on a product. */
export const addPerson = (
  list: ActList,
  { userId, productId, day, acts, visits, first }: MetricPersonDocument,
  numbers: Numbering,
): void => {
  const before = (day % blockDays) * hoursOfDay;
  const add = (kind: ActKind, hour: number, language: MetricLanguage) => {
    list.shelves.push(shelfOf(numbers.product(productId), language));
    list.acts.push((numbers.member(userId) << kindBits) | actKinds.indexOf(kind));
    list.hours.push(before + hour);
  };
  for (const id in acts) {
    const { kind, hour, language, stands } = acts[id]!;
    if (stands) add(kind, hour, language);
  }
  for (const key in visits) {
    const [hour, language] = key.split(':') as [string, MetricLanguage];
    add('visits', Number(hour), language);
  }
  if (first === undefined) return;
  list.firstMembers.push(numbers.member(userId));
  list.firstHours.push(before + first);
};

/** Adds the acts of a block, but for those of some days. @returns the members of what is left out, one for each act and first act */
export const addBlock = (list: ActList, block: ActBlock, without: ReadonlySet<number>): readonly number[] => {
  const leftOut: number[] = [];
  const isKept = (hour: number) => !without.has((block.firstHour + hour - (hour % hoursOfDay)) / hoursOfDay);
  const { starts, acts, hours, firstMembers, firstHours } = block;
  for (let shelf = 0; shelf + 1 < starts.length; shelf++)
    for (let index = starts[shelf]!; index < starts[shelf + 1]!; index++) {
      const act = acts[index]!;
      const hour = hours[index]!;
      if (!isKept(hour)) {
        leftOut.push(act >>> kindBits);
        continue;
      }
      list.shelves.push(shelf);
      list.acts.push(act);
      list.hours.push(hour);
    }
  for (const [index, member] of firstMembers.entries()) {
    const hour = firstHours[index]!;
    if (!isKept(hour)) {
      leftOut.push(member);
      continue;
    }
    list.firstMembers.push(member);
    list.firstHours.push(hour);
  }
  return leftOut;
};

/** @param number of the block: its first UTC day divided by `blockDays` */
export const blockOf = (number: number, list: ActList): ActBlock => {
  const byHour = orderBy(list.hours, blockHours, Uint32Array.from(list.hours.keys()));
  const shelves = list.shelves.reduce((most, shelf) => Math.max(most, shelf + 1), 0);
  const { order, starts } = orderBy(list.shelves, shelves, byHour.order);
  return {
    firstHour: number * blockHours,
    starts,
    acts: order.map((index) => list.acts[index]!),
    hours: Uint8Array.from(order, (index) => list.hours[index]!),
    firstMembers: Uint32Array.from(list.firstMembers),
    firstHours: Uint8Array.from(list.firstHours),
  };
};

/** The same indexes by their keys, from 0, and where each key begins; those of one key stay in their order. */
const orderBy = (keys: readonly number[], count: number, indexes: Uint32Array) => {
  const starts = new Uint32Array(count + 1);
  for (const key of keys) starts[key + 1]! += 1;
  for (let key = 0; key < count; key++) starts[key + 1]! += starts[key]!;
  const next = starts.slice();
  const order = new Uint32Array(indexes.length);
  for (const index of indexes) order[next[keys[index]!]!++] = index;
  return { order, starts };
};
