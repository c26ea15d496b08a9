import type { ActKind, TrendingRules } from '@henna/contracts';
import type { Keyed, RecordedOf } from '../../../projection.ts';
import { dayOf } from '../../../facts.ts';

export type Act = ActKind;

/** What one person did for one product on one UTC day; part `activity` of the product view. */
export interface ActivityDocument extends Keyed, Record<Act, number> {
  /** What stands of their votes; absent when none do. */
  readonly options?: readonly string[];
  /** What stands of their rating; absent when it does not. */
  readonly stars?: number;
  /** What stands of their comments; absent when none do. */
  readonly said?: readonly Said[];
}

/** A comment by its id, and the root that it answers. */
export interface Said {
  readonly commentId: string;
  readonly parentId: string | null;
}

/** An act given or given back, on its own day. */
export type Activity = {
  readonly change: number;
  readonly day: number;
  readonly person: string;
} & (
  | { readonly act: 'visits' }
  | ({ readonly act: 'comments' } & Said)
  | { readonly act: 'votes'; readonly optionId: string }
  | { readonly act: 'ratings'; readonly stars: number }
);

/** A visit, on its own day. */
export const visitOf = ({ data }: RecordedOf<'ProductVisited'>): Activity => ({
  act: 'visits',
  change: 1,
  day: dayOf(data.visitedAt),
  person: data.userId ?? data.visit,
});

/** A person's day after an act. */
export const withAct = (before: ActivityDocument, activity: Activity): ActivityDocument => {
  const { options = [], stars, said = [], ...counts } = before;
  const standing =
    activity.act !== 'votes'
      ? options
      : activity.change > 0
        ? [...options, activity.optionId]
        : options.filter((id) => id !== activity.optionId);
  const given = activity.act !== 'ratings' ? stars : activity.change > 0 ? activity.stars : undefined;
  const others = activity.act === 'comments' ? said.filter(({ commentId }) => commentId !== activity.commentId) : said;
  const told =
    activity.act === 'comments' && activity.change > 0
      ? [...others, { commentId: activity.commentId, parentId: activity.parentId }]
      : others;
  return {
    ...counts,
    [activity.act]: before[activity.act] + activity.change,
    ...(standing.length > 0 && { options: standing }),
    ...(given !== undefined && { stars: given }),
    ...(told.length > 0 && { said: told }),
  };
};

export const activityId = (productId: string, { day, person }: Pick<Activity, 'day' | 'person'>): string =>
  `${productId}.${day}.${person}`;

/** The day and the person of a product's `activityId`. */
export const dayAndPersonOf = (productId: string, id: string): Pick<Activity, 'day' | 'person'> => {
  const rest = id.slice(productId.length + 1);
  const dot = rest.indexOf('.');
  return { day: Number(rest.slice(0, dot)), person: rest.slice(dot + 1) };
};

export const isNothing = ({ visits, votes, ratings, comments }: ActivityDocument): boolean =>
  visits === 0 && votes === 0 && ratings === 0 && comments === 0;

export const noActivity = (id: string): ActivityDocument => ({ _id: id, visits: 0, votes: 0, ratings: 0, comments: 0 });

/** Points of one person for one product on one day. */
export const pointsOf = (
  counts: Readonly<Record<Act, number>>,
  { points, capPerPersonAndDay }: TrendingRules,
): number => {
  const sum =
    points.visits * counts.visits +
    points.votes * counts.votes +
    points.ratings * counts.ratings +
    points.comments * counts.comments;
  return Math.min(capPerPersonAndDay, sum);
};

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
