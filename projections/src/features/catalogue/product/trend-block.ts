import {
  actKinds,
  dayPointsByKind,
  type TrendBlockDay,
  type TrendBlockDocument,
  type TrendingRules,
} from '@henna/domain';
import type { Act, Activity } from './activity.ts';

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
