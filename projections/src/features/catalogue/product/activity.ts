import type { ActKind, TrendingRules } from '@henna/contracts';
import type { Keyed, RecordedOf } from '../../../projection.ts';
import { dayOf } from '../../../facts.ts';
import type { CommentActivity } from './threads.ts';

export type Act = ActKind;

/** What one person did for one product on one UTC day; part `activity` of the product view. */
export interface ActivityDocument extends Keyed, Record<Act, number> {
  /** What stands of their votes; absent when none do. */
  readonly options?: readonly string[];
  /** What stands of their rating; absent when it does not. */
  readonly stars?: number;
}

/** An act given or given back, on its own day. */
export type Activity = {
  readonly change: number;
  readonly day: number;
  readonly person: string;
} & (
  | { readonly act: 'visits' | 'comments' }
  | { readonly act: 'votes'; readonly optionId: string }
  | { readonly act: 'ratings'; readonly stars: number }
);

export type ActivityEvent = CommentActivity | RecordedOf<'ProductVisited'>;

/** What a comment or a visit adds to the counts of a person's day: what is taken back leaves the day it was done on. */
export const activityOf = (event: ActivityEvent): Activity => {
  switch (event.type) {
    case 'ProductVisited': {
      const { visitedAt, userId, visit } = event.data;
      return { act: 'visits', change: 1, day: dayOf(visitedAt), person: userId ?? visit };
    }
    case 'CommentPosted':
    case 'CommentRestored':
      return { act: 'comments', change: 1, day: dayOf(event.data.postedAt), person: event.data.userId };
    case 'CommentWithdrawn':
    case 'CommentRemovedByModerator':
      return { act: 'comments', change: -1, day: dayOf(event.data.postedAt), person: event.data.userId };
    default:
      return event satisfies never;
  }
};

/** A person's day after an act. */
export const withAct = (before: ActivityDocument, activity: Activity): ActivityDocument => {
  const { options = [], stars, ...counts } = { ...before, [activity.act]: before[activity.act] + activity.change };
  const standing =
    activity.act !== 'votes'
      ? options
      : activity.change > 0
        ? [...options, activity.optionId]
        : options.filter((id) => id !== activity.optionId);
  const given = activity.act !== 'ratings' ? stars : activity.change > 0 ? activity.stars : undefined;
  return {
    ...counts,
    ...(standing.length > 0 && { options: standing }),
    ...(given !== undefined && { stars: given }),
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
