import { scoredKinds, type TrendingRules } from '@henna/domain';
import { kindOf, type ByProduct, type VisibleProduct } from './activity.ts';

/**
 * Points of products day by day, as columns: the days of the product at an index lie from `starts[index]` to before
 * `starts[index + 1]`, ascending. Of equal scores the product with the lower index ranks first.
 */
export interface DayPoints {
  readonly products: readonly VisibleProduct[];
  readonly starts: Int32Array;
  /** UTC day numbers. */
  readonly days: Int32Array;
  /** Under the rules, with the cap per person and day. */
  readonly points: Float64Array;
  readonly rules: TrendingRules;
}

const hoursOfDay = 24;
/** Of so few rows it is faster to compare each with each. */
const few = 12;

const dayOf = (hour: number): number => Math.floor(hour / hoursOfDay);

/** The points of each day of some products. */
export const dayPointsOf = (
  { starts: rows, people, hours, tags }: ByProduct,
  products: readonly VisibleProduct[],
  rules: TrendingRules,
): DayPoints => {
  const worth = scoredKinds.map((kind) => rules.points[kind]);
  const cap = rules.capPerPersonAndDay;
  /** Of the rows of one product and day. */
  const pointsOf = (start: number, end: number): number => {
    if (end - start === 1) return Math.min(cap, worth[kindOf(tags[start]!)]!);
    if (end - start > few) {
      const ofPeople = new Map<number, number>();
      for (let row = start; row < end; row += 1)
        ofPeople.set(people[row]!, (ofPeople.get(people[row]!) ?? 0) + worth[kindOf(tags[row]!)]!);
      let sum = 0;
      for (const each of ofPeople.values()) sum += Math.min(cap, each);
      return sum;
    }
    let sum = 0;
    for (let row = start; row < end; row += 1) {
      let isFirst = true;
      for (let before = start; before < row && isFirst; before += 1) isFirst = people[before] !== people[row];
      if (!isFirst) continue;
      let own = 0;
      for (let each = row; each < end; each += 1) if (people[each] === people[row]) own += worth[kindOf(tags[each]!)]!;
      sum += Math.min(cap, own);
    }
    return sum;
  };
  const endOfDay = (start: number, last: number): number => {
    const tomorrow = (dayOf(hours[start]!) + 1) * hoursOfDay;
    let end = start + 1;
    while (end < last && hours[end]! < tomorrow) end += 1;
    return end;
  };
  const starts = new Int32Array(products.length + 1);
  for (const [index, { product }] of products.entries()) {
    const last = rows[product + 1] ?? 0;
    starts[index + 1] = starts[index]!;
    for (let row = rows[product] ?? 0; row < last; row = endOfDay(row, last)) starts[index + 1]! += 1;
  }
  const [days, points] = [new Int32Array(starts.at(-1)!), new Float64Array(starts.at(-1)!)];
  let at = 0;
  for (const { product } of products) {
    const last = rows[product + 1] ?? 0;
    for (let row = rows[product] ?? 0; row < last; at += 1) {
      const end = endOfDay(row, last);
      days[at] = dayOf(hours[row]!);
      points[at] = pointsOf(row, end);
      row = end;
    }
  }
  return { products, starts, days, points, rules };
};
