import type { PersonAct } from '@henna/contracts';
import type { RecordedOf, Selection } from '../../../projection.ts';
import { everyOne, type ClearEvent } from '../../../cleared.ts';
import { voidedActs } from '../../../voided.ts';
import { idOf, type ActEvent } from './acts.ts';
import type { PersonDay } from './people.ts';
import { setStanding, type ActPlace, type Metrics } from './tally.ts';

type ResetEvent = RecordedOf<
  'ProductVotesReset' | 'ProductVotesResetUndone' | 'ProductRatingsReset' | 'ProductRatingsResetUndone'
>;

/** What a person can do once: one vote for an option, one rating, each comment. */
export const onceOf = ({ data }: ActEvent): string => {
  if ('commentId' in data) return data.commentId;
  return 'voteId' in data ? `${data.productId}.${data.userId}.${data.optionId}` : `${data.productId}.${data.userId}`;
};

/** Before an act counts: what a reset or a clear took in its place comes back no more, and what had come back makes way for it. */
export const makeWay = async (event: ActEvent, metrics: Metrics): Promise<void> => {
  const taken = await voidedActs<ActPlace>(metrics).take(onceOf(event));
  if (taken?.by === null && taken.fact.act !== idOf(event)) await setStanding(metrics, taken.fact, false);
};

const placeOf = ({ productId, userId }: PersonDay, id: string, { kind, optionId }: PersonAct) => {
  if (kind === 'comments') return id;
  return optionId === undefined ? `${productId}.${userId}` : `${productId}.${userId}.${optionId}`;
};

const take = async (metrics: Metrics, kind: PersonAct['kind'], by: string, selection: Selection): Promise<void> => {
  const voided = voidedActs<ActPlace>(metrics);
  const people = await metrics.part<PersonDay>('people').select(selection);
  // The latest first, so that the first act of each member, which is looked for when it goes, goes last.
  for (const person of people.toSorted((a, b) => b.day - a.day))
    for (const [act, known] of Object.entries(person.acts).sort(([, a], [, b]) => b.hour - a.hour)) {
      if (known.kind !== kind || !known.stands) continue;
      const { productId, day, userId } = person;
      const fact = { productId, day, userId, act };
      voided.put({ _id: placeOf(person, act, known), userId, by, fact });
      await setStanding(metrics, fact, false);
    }
};

const giveBack = async (metrics: Metrics, by: string): Promise<void> => {
  for (const place of await voidedActs<ActPlace>(metrics).giveBack(by)) await setStanding(metrics, place, true);
};

/** Lets all votes or ratings of a product stand no more, or those again that one reset took. */
export const takeReset = async ({ type, data }: ResetEvent, metrics: Metrics): Promise<void> => {
  if (type.endsWith('Undone')) return giveBack(metrics, data.resetId);
  const kind = type === 'ProductVotesReset' ? 'votes' : 'ratings';
  return take(metrics, kind, data.resetId, { field: 'productId', value: data.productId });
};

/** The same for all votes, ratings or comments there are. */
export const takeClear = async ({ type, data }: ClearEvent, metrics: Metrics): Promise<void> => {
  const { entity, clearId } = data;
  if (entity !== 'votes' && entity !== 'ratings' && entity !== 'comments') return;
  return type === 'EntityCleared' ? take(metrics, entity, clearId, everyOne('acts')) : giveBack(metrics, clearId);
};
