import type { RecordedOf } from '../../../projection.ts';
import { voidedActs } from '../../../voided.ts';
import { idOf, type ActEvent } from './acts.ts';
import type { PersonDay } from './people.ts';
import { setStanding, type ActPlace, type Metrics } from './tally.ts';

type ResetEvent = RecordedOf<
  'ProductVotesReset' | 'ProductVotesResetUndone' | 'ProductRatingsReset' | 'ProductRatingsResetUndone'
>;

/** What a person can do once: one vote for an option, one rating. @returns `null` for comments */
export const onceOf = ({ data }: ActEvent): string | null => {
  if ('commentId' in data) return null;
  return 'voteId' in data ? `${data.productId}.${data.userId}.${data.optionId}` : `${data.productId}.${data.userId}`;
};

/** Before an act counts: what a reset took in its place comes back no more, and what had come back makes way for it. */
export const makeWay = async (event: ActEvent, metrics: Metrics): Promise<void> => {
  const once = onceOf(event);
  const taken = once === null ? undefined : await voidedActs<ActPlace>(metrics).take(once);
  if (taken?.by === null && taken.fact.act !== idOf(event)) await setStanding(metrics, taken.fact, false);
};

/** Lets all votes or ratings of a product stand no more, or those again that one reset took. */
export const takeReset = async (event: ResetEvent, metrics: Metrics): Promise<void> => {
  const { productId, resetId } = event.data;
  const voided = voidedActs<ActPlace>(metrics);
  if (event.type === 'ProductVotesResetUndone' || event.type === 'ProductRatingsResetUndone') {
    for (const place of await voided.giveBack(resetId)) await setStanding(metrics, place, true);
    return;
  }
  const kind = event.type === 'ProductVotesReset' ? 'votes' : 'ratings';
  for (const { userId, day, acts } of await metrics
    .part<PersonDay>('people')
    .select({ field: 'productId', value: productId }))
    for (const [act, known] of Object.entries(acts)) {
      if (known.kind !== kind || !known.stands) continue;
      const fact = { productId, day, userId, act };
      const once = known.optionId === undefined ? `${productId}.${userId}` : `${productId}.${userId}.${known.optionId}`;
      voided.put({ _id: once, userId, by: resetId, fact });
      await setStanding(metrics, fact, false);
    }
};
