import {
  type ActKind,
  actKinds,
  dayPoints,
  dayPointsByKind,
  type ProductDocument,
  type TrendBlockDay,
  type TrendBlockDocument,
  trendBlockId,
  type TrendingRules,
  trendScore,
} from '@henna/domain';
import type { Content, Documents, Keyed, RecordedOf } from '../../projection.ts';
import { dayOf } from '../event-values.ts';
import { rulesOf } from './rules.ts';

export type Act = ActKind;

/** What one person did for one product on one UTC day; part `activity` of the product view. */
export interface ActivityDocument extends Keyed, Record<Act, number> {}

/** Acts more or fewer, on their own day. */
export interface Activity {
  readonly act: Act;
  readonly change: number;
  readonly day: number;
  readonly person: string;
}

/** A visit, on its own day. */
export const visitOf = ({ data }: RecordedOf<'ProductVisited'>): Activity => ({
  act: 'visits',
  change: 1,
  day: dayOf(data.visitedAt),
  person: data.userId ?? data.visit,
});

/** A person's day after an act. */
export const withAct = (before: ActivityDocument, { act, change }: Activity): ActivityDocument => ({
  ...before,
  [act]: before[act] + change,
});

export const activityId = (productId: string, { day, person }: Pick<Activity, 'day' | 'person'>): string =>
  `${productId}.${day}.${person}`;

export const isNothing = ({ visits, votes, ratings, comments }: ActivityDocument): boolean =>
  visits === 0 && votes === 0 && ratings === 0 && comments === 0;

export const noActivity = (id: string): ActivityDocument => ({ _id: id, visits: 0, votes: 0, ratings: 0, comments: 0 });

/** The day sums with some points more or fewer on one day; a day without points is left out. */
export const withPoints = (
  days: Readonly<Record<string, number>>,
  day: number,
  change: number,
): Readonly<Record<string, number>> => {
  const points = (days[day] ?? 0) + change;
  if (points !== 0) return { ...days, [day]: points };
  return Object.fromEntries(Object.entries(days).filter(([other]) => other !== String(day)));
};

type Counts = Readonly<Record<Act, number>>;

export const noTrendBlock = (id: string): TrendBlockDocument => ({ _id: id, days: {} });

const nothing: Counts = { visits: 0, votes: 0, ratings: 0, comments: 0 };

const sum = (a: Counts, b: Counts, sign: 1 | -1): Counts => ({
  visits: a.visits + sign * b.visits,
  votes: a.votes + sign * b.votes,
  ratings: a.ratings + sign * b.ratings,
  comments: a.comments + sign * b.comments,
});

/** A block with one person's day changed; a day on which nothing stands any more is left out. */
export const withActivityDay = (
  block: TrendBlockDocument,
  { day, act, change }: Activity,
  before: Counts,
  after: Counts,
  rules: TrendingRules,
): TrendBlockDocument => {
  const known: TrendBlockDay = block.days[day] ?? { counts: nothing, points: nothing };
  const counts = { ...known.counts, [act]: known.counts[act] + change };
  const points = sum(sum(known.points, dayPointsByKind(after, rules), 1), dayPointsByKind(before, rules), -1);
  if (actKinds.some((kind) => counts[kind] !== 0))
    return { ...block, days: { ...block.days, [day]: { counts, points } } };
  return { ...block, days: Object.fromEntries(Object.entries(block.days).filter(([other]) => other !== String(day))) };
};

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
