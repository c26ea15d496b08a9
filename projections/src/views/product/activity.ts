import {
  type ScoredKind,
  scoredKinds,
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
import { currentRules } from './rules.ts';

/** What one person did for one product on one UTC day; part `activity` of the product view. */
export interface ActivityDocument extends Keyed, Record<ScoredKind, number> {}

/** A change of a person's counts on one UTC day. */
export interface Activity {
  readonly kind: ScoredKind;
  readonly change: number;
  readonly day: number;
  readonly person: string;
}

export const visitOf = ({ data }: RecordedOf<'ProductVisited'>): Activity => ({
  kind: 'visits',
  change: 1,
  day: dayOf(data.visitedAt),
  person: data.userId ?? data.visit,
});

export const withActivity = (before: ActivityDocument, { kind, change }: Activity): ActivityDocument => ({
  ...before,
  [kind]: before[kind] + change,
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

type Counts = Readonly<Record<ScoredKind, number>>;

export const noTrendBlock = (id: string): TrendBlockDocument => ({ _id: id, days: {} });

const noCounts: Counts = { visits: 0, votes: 0, ratings: 0, comments: 0 };

const addCounts = (a: Counts, b: Counts, sign: 1 | -1): Counts => ({
  visits: a.visits + sign * b.visits,
  votes: a.votes + sign * b.votes,
  ratings: a.ratings + sign * b.ratings,
  comments: a.comments + sign * b.comments,
});

/** The block with one person's day changed; a day without activity is left out. */
export const withActivityDay = (
  block: TrendBlockDocument,
  { day, kind, change }: Activity,
  before: Counts,
  after: Counts,
  rules: TrendingRules,
): TrendBlockDocument => {
  const storedDay: TrendBlockDay = block.days[day] ?? { counts: noCounts, points: noCounts };
  const counts = { ...storedDay.counts, [kind]: storedDay.counts[kind] + change };
  const points = addCounts(
    addCounts(storedDay.points, dayPointsByKind(after, rules), 1),
    dayPointsByKind(before, rules),
    -1,
  );
  if (scoredKinds.some((each) => counts[each] !== 0))
    return { ...block, days: { ...block.days, [day]: { counts, points } } };
  return { ...block, days: Object.fromEntries(Object.entries(block.days).filter(([other]) => other !== String(day))) };
};

type Product = Content<ProductDocument>;

/** Documents of a part by id, each read once. */
const readById = async <Document>(
  ids: Iterable<string>,
  read: (ids: readonly string[]) => Promise<readonly Document[]>,
) => {
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

/** Counts activities in the days of their persons and kinds, and what the cap leaves of them in the product's day sums. */
export const withActivities = async (
  product: Product,
  activities: readonly Activity[],
  documents: Documents<ProductDocument>,
): Promise<Product> => {
  const people = documents.part<ActivityDocument>('activity');
  const trend = documents.part<TrendBlockDocument>('trend');
  const personId = (activity: Activity) => activityId(product._id, activity);
  const blockId = ({ day }: Activity) => trendBlockId(product._id, day);
  const rules = await currentRules(documents);
  const persons = await readById(activities.map(personId), async (ids) =>
    (await people.getMany(ids)).map((stored, index) => stored ?? noActivity(ids[index]!)),
  );
  const blocks = await readById(activities.map(blockId), async (ids) =>
    (await trend.getMany(ids)).map((stored, index) => stored ?? noTrendBlock(ids[index]!)),
  );
  const points = new Map<number, number>();
  for (const activity of activities) {
    const before = persons.get(personId(activity))!;
    const after = withActivity(before, activity);
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
