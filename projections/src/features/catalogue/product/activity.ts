import type { ActKind } from '@henna/domain';
import type { Keyed, RecordedOf } from '../../../projection.ts';
import { dayOf } from '../../../facts.ts';

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
