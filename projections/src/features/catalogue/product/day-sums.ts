import { dayPoints, trendBlockId, trendScore, type ProductDocument, type TrendBlockDocument } from '@henna/domain';
import type { Content, Documents } from '../../../projection.ts';
import {
  activityId,
  isNothing,
  noActivity,
  withAct,
  withPoints,
  type Activity,
  type ActivityDocument,
} from './activity.ts';
import { rulesOf } from './rules.ts';
import { noTrendBlock, withActivityDay } from './trend-block.ts';

type Product = Content<ProductDocument>;

/** Documents of a part by id, each read once, as a fold changes them. */
const folded = async <Kept>(ids: Iterable<string>, read: (ids: readonly string[]) => Promise<readonly Kept[]>) => {
  const unique = [...new Set(ids)];
  const found = await read(unique);
  return new Map(unique.map((id, index) => [id, found[index]!]));
};

/** @param days points by UTC day number */
const scoreOfDays = (days: Product['days'], halfLifeDays: number) => {
  // Keys that are integers come in ascending order.
  const points = Object.values(days);
  return trendScore(Object.keys(days).map(Number), (index) => points[index]!, halfLifeDays);
};

/** Counts acts in their persons' days and their kinds', and in the product's day sums what the cap leaves of them. */
export const withActivities = async (
  product: Product,
  activities: readonly Activity[],
  documents: Documents<ProductDocument>,
): Promise<Product> => {
  const people = documents.part<ActivityDocument>('activity');
  const trend = documents.part<TrendBlockDocument>('trend');
  const personId = (activity: Activity) => activityId(product._id, activity);
  const blockId = ({ day }: Activity) => trendBlockId(product._id, day);
  const rules = await rulesOf(documents);
  const persons = await folded(activities.map(personId), async (ids) =>
    (await people.getMany(ids)).map((known, index) => known ?? noActivity(ids[index]!)),
  );
  const blocks = await folded(activities.map(blockId), async (ids) =>
    (await trend.getMany(ids)).map((known, index) => known ?? noTrendBlock(ids[index]!)),
  );
  const points = new Map<number, number>();
  for (const activity of activities) {
    const before = persons.get(personId(activity))!;
    const after = withAct(before, activity);
    persons.set(before._id, after);
    blocks.set(blockId(activity), withActivityDay(blocks.get(blockId(activity))!, activity, before, after, rules));
    points.set(activity.day, (points.get(activity.day) ?? 0) + dayPoints(after, rules) - dayPoints(before, rules));
  }
  for (const person of persons.values())
    if (isNothing(person)) people.delete(person._id);
    else people.put(person);
  for (const block of blocks.values())
    if (Object.keys(block.days).length > 0) trend.put(block);
    else trend.delete(block._id);
  const changed = [...points].filter(([, change]) => change !== 0);
  if (changed.length === 0) return product;
  const days = changed.reduce((sums, [day, change]) => withPoints(sums, day, change), product.days);
  return { ...product, days, trendScore: scoreOfDays(days, rules.halfLifeDays) };
};
