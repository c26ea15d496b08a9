/** Units of UTF-16 from one to another, both within. */
type Range = readonly [first: number, last: number];

/** A set of units: its ranges in order, with a gap between each and the next. */
export type UnitSet = readonly Range[];

const LAST = 0xffff;

export function unionOf(ranges: readonly Range[]): UnitSet {
  const union: [number, number][] = [];
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const before = union.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else union.push([first, last]);
  }
  return union;
}

export function complementOf(set: UnitSet): UnitSet {
  const complement: Range[] = [];
  let from = 0;
  for (const [first, last] of set) {
    if (first > from) complement.push([from, first - 1]);
    from = last + 1;
  }
  if (from <= LAST) complement.push([from, LAST]);
  return complement;
}

/** What is in the first set and not in the second. */
export const difference = (set: UnitSet, less: UnitSet): UnitSet =>
  complementOf(unionOf([...complementOf(set), ...less]));

export function contains(set: UnitSet, unit: number): boolean {
  let low = 0;
  let high = set.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (set[middle]![1] < unit) low = middle + 1;
    else high = middle;
  }
  return low < set.length && set[low]![0] <= unit;
}

/** All units for which something is true. */
export function unitsThat(are: (unit: number) => boolean): UnitSet {
  const ranges: Range[] = [];
  for (let unit = 0; unit <= LAST; unit++) if (are(unit)) ranges.push([unit, unit]);
  return unionOf(ranges);
}

const inClass = (unit: number): string => String.fromCharCode(unit).replace(/[\\\]^[-]/, '\\$&');

/** A class of JavaScript that matches the set. */
export const classOf = (set: UnitSet): string =>
  `[${set.map(([first, last]) => (first === last ? inClass(first) : `${inClass(first)}-${inClass(last)}`)).join('')}]`;
