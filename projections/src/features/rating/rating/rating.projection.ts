import type { RatingDocument, RemovedRatingDocument } from '@henna/contracts';
import { existing, instant, isDemo } from '../../../facts.ts';
import { defineProjection, type Content, type Keyed } from '../../../projection.ts';
import { voidedActs, voidedIndexes } from '../../../voided.ts';

/** A rating that a reset of its product took; `removedAt` where a moderator had removed it before. */
interface VoidedRating {
  readonly rating: Content<RatingDocument>;
  readonly removedAt: Date | null;
}

/** One person has one rating of a product. */
const placeOf = ({ productId, userId }: Pick<RatingDocument, 'productId' | 'userId'>) => `${productId}.${userId}`;

/** What the event of a restoration does not tell of one person's ratings that were taken back. */
interface WithdrawnDocument extends Keyed {
  readonly ratings: readonly (Pick<RatingDocument, 'changedAt' | 'demo'> & { readonly ratingId: string })[];
}

/** Part `removed`: what moderators took out, for them to see. Part `withdrawn`: by person, so that an erasure finds it. Part `voided`: what resets took. */
export const ratingProjection = defineProjection<RatingDocument>()({
  view: 'rating',
  version: 4,
  handles: [
    'RatingGiven',
    'RatingChanged',
    'RatingWithdrawn',
    'RatingRemovedByModerator',
    'RatingRestored',
    'ProductRatingsReset',
    'ProductRatingsResetUndone',
    'MemberErased',
  ],
  parts: ['withdrawn', 'removed', 'voided'],
  indexes: [
    { key: { productId: 1, userId: 1 } },
    { key: { userId: 1 } },
    { key: { givenAt: -1, _id: -1 } },
    { key: { productId: 1, givenAt: -1, _id: -1 } },
    { key: { stars: 1, givenAt: -1, _id: -1 } },
    { part: 'removed', key: { removedAt: -1, _id: -1 } },
    { part: 'removed', key: { productId: 1 } },
    ...voidedIndexes,
  ],
  keys({ type, data }) {
    if (!('ratingId' in data)) return [];
    const voided = { part: 'voided', id: placeOf(data) };
    switch (type) {
      case 'RatingChanged':
        return [voided, { id: data.ratingId }];
      case 'RatingWithdrawn':
      case 'RatingRemovedByModerator':
        return [voided, { id: data.ratingId }, { part: 'withdrawn', id: data.userId }];
      case 'RatingRestored':
        return [voided, { part: 'withdrawn', id: data.userId }];
      default:
        return [voided];
    }
  },
  async apply(event, ratings) {
    const withdrawn = ratings.part<WithdrawnDocument>('withdrawn');
    const removed = ratings.part<RemovedRatingDocument>('removed');
    const acts = voidedActs<VoidedRating>(ratings);
    if (event.type === 'MemberErased') {
      const { memberId } = event.data;
      for (const each of (await withdrawn.get(memberId))?.ratings ?? []) removed.delete(each.ratingId);
      await acts.forget(memberId);
      return withdrawn.delete(memberId);
    }
    if (event.type === 'ProductRatingsReset') {
      const { productId, resetId } = event.data;
      const ofProduct = { field: 'productId', value: productId };
      const take = (rating: Content<RatingDocument>, removedAt: Date | null) =>
        acts.put({ _id: placeOf(rating), userId: rating.userId, by: resetId, fact: { rating, removedAt } });
      for (const { removedAt, ...rating } of await removed.select(ofProduct)) {
        removed.delete(rating._id);
        take(rating, removedAt);
      }
      for (const rating of await ratings.select(ofProduct)) {
        ratings.delete(rating._id);
        take(rating, null);
      }
      return;
    }
    if (event.type === 'ProductRatingsResetUndone') {
      for (const { rating, removedAt } of await acts.giveBack(event.data.resetId))
        if (removedAt) removed.put({ ...rating, removedAt });
        else ratings.put(rating);
      return;
    }
    const { ratingId, productId, userId, givenAt } = event.data;
    const given = { _id: ratingId, productId, userId, givenAt: instant(givenAt) };
    const before = await acts.take(placeOf(given));
    if (before?.by === null && before.fact.rating._id !== ratingId) {
      ratings.delete(before.fact.rating._id);
      removed.delete(before.fact.rating._id);
    }
    /** What is acted upon, though a reset may have taken it at the same moment. */
    const acted = async () => existing((await ratings.get(ratingId)) ?? before?.fact.rating, 'rating', ratingId);
    switch (event.type) {
      case 'RatingGiven':
        return ratings.put({ ...given, stars: event.data.stars, changedAt: null, demo: isDemo(event) });
      case 'RatingChanged': {
        return ratings.put({ ...(await acted()), stars: event.data.to, changedAt: instant(event.data.changedAt) });
      }
      case 'RatingWithdrawn':
      case 'RatingRemovedByModerator': {
        const { changedAt, demo } = await acted();
        if (event.type === 'RatingRemovedByModerator') {
          const removedAt = instant(event.data.removedAt);
          removed.put({ ...given, stars: event.data.stars, changedAt, demo, removedAt });
        }
        const others = (await withdrawn.get(userId))?.ratings ?? [];
        withdrawn.put({ _id: userId, ratings: [...others, { ratingId, changedAt, demo }] });
        return ratings.delete(ratingId);
      }
      case 'RatingRestored': {
        const known = (await withdrawn.get(userId))?.ratings ?? [];
        const before = existing(
          known.find((each) => each.ratingId === ratingId),
          'withdrawn rating',
          ratingId,
        );
        const others = known.filter((each) => each !== before);
        if (others.length > 0) withdrawn.put({ _id: userId, ratings: others });
        else withdrawn.delete(userId);
        const { changedAt, demo } = before;
        removed.delete(ratingId);
        return ratings.put({ ...given, stars: event.data.stars, changedAt, demo });
      }
      default:
        return event satisfies never;
    }
  },
});
