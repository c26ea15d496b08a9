import { rankingRules } from '@henna/contracts';
import type { Keyed, RecordedOf } from '../../../projection.ts';
import { dayOf } from '../../../facts.ts';

export type Act = keyof typeof rankingRules.points;

/** What one person did for one product on one UTC day; part `activity` of the product view. */
export interface ActivityDocument extends Keyed, Record<Act, number> {}

export type ActivityEvent = RecordedOf<
  | 'VoteCast'
  | 'VoteWithdrawn'
  | 'VoteRemovedByModerator'
  | 'VoteRestored'
  | 'RatingGiven'
  | 'RatingWithdrawn'
  | 'RatingRemovedByModerator'
  | 'RatingRestored'
  | 'CommentPosted'
  | 'CommentWithdrawn'
  | 'CommentRemovedByModerator'
  | 'CommentRestored'
  | 'ProductVisited'
>;

/** Acts given or given back, on their own day. */
export interface Activity {
  readonly act: Act;
  readonly change: number;
  readonly day: number;
  readonly person: string;
}

/** What an event adds to the counts of a person's day: what is taken back leaves the day it was done on. */
export const activityOf = (event: ActivityEvent): Activity => {
  switch (event.type) {
    case 'ProductVisited': {
      const { visitedAt, userId, visit } = event.data;
      return { act: 'visits', change: 1, day: dayOf(visitedAt), person: userId ?? visit };
    }
    case 'VoteCast':
    case 'VoteWithdrawn':
    case 'VoteRemovedByModerator':
    case 'VoteRestored':
      return { act: 'votes', ...sign(event.type), day: dayOf(event.data.castAt), person: event.data.userId };
    case 'RatingGiven':
    case 'RatingWithdrawn':
    case 'RatingRemovedByModerator':
    case 'RatingRestored':
      return { act: 'ratings', ...sign(event.type), day: dayOf(event.data.givenAt), person: event.data.userId };
    case 'CommentPosted':
    case 'CommentWithdrawn':
    case 'CommentRemovedByModerator':
    case 'CommentRestored':
      return { act: 'comments', ...sign(event.type), day: dayOf(event.data.postedAt), person: event.data.userId };
    default:
      return event satisfies never;
  }
};

const sign = (type: ActivityEvent['type']): { change: 1 | -1 } => ({
  change: type.endsWith('Withdrawn') || type.endsWith('RemovedByModerator') ? -1 : 1,
});

export const activityId = (productId: string, { day, person }: Activity): string => `${productId}.${day}.${person}`;

export const isNothing = ({ visits, votes, ratings, comments }: ActivityDocument): boolean =>
  visits === 0 && votes === 0 && ratings === 0 && comments === 0;

export const noActivity = (id: string): ActivityDocument => ({ _id: id, visits: 0, votes: 0, ratings: 0, comments: 0 });

/** Points of one person for one product on one day. */
export const pointsOf = (counts: Readonly<Record<Act, number>>): number => {
  const { points, capPerPersonAndDay } = rankingRules;
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
