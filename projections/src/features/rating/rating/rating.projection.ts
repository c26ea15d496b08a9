import type { RatingDocument, RemovedRatingDocument } from '@henna/contracts';
import { everyOne } from '../../../cleared.ts';
import { existing, instant, isDemo } from '../../../facts.ts';
import { defineProjection, type Content, type Keyed, type Selection } from '../../../projection.ts';
import { voidedActs, voidedIndexes } from '../../../voided.ts';

/** A rating that a reset of its product, or a clear of all ratings, took; `removedAt` where a moderator had removed it before. */
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

/** Part `removed`: what moderators took out, for them to see. Part `withdrawn`: by person, so that an erasure finds it. Part `voided`: what resets and clears took. */
export const ratingProjection = defineProjection<RatingDocument>()({
  view: 'rating',
  version: 5,
  handles: [
    'RatingGiven',
    'RatingChanged',
    'RatingWithdrawn',
    'RatingRemovedByModerator',
    'RatingRestored',
    'ProductRatingsReset',
    'ProductRatingsResetUndone',
    'EntityCleared',
    'EntityClearUndone',
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
    const take = async (selection: Selection, by: string) => {
      const put = (rating: Content<RatingDocument>, removedAt: Date | null) =>
        acts.put({ _id: placeOf(rating), userId: rating.userId, by, fact: { rating, removedAt } });
      for (const { removedAt, ...rating } of await removed.select(selection)) {
        removed.delete(rating._id);
        put(rating, removedAt);
      }
      for (const rating of await ratings.select(selection)) {
        ratings.delete(rating._id);
        put(rating, null);
      }
    };
    const giveBack = async (by: string) => {
      for (const { rating, removedAt } of await acts.giveBack(by))
        if (removedAt) removed.put({ ...rating, removedAt });
        else ratings.put(rating);
    };
    if (event.type === 'EntityCleared' || event.type === 'EntityClearUndone') {
      const { entity, clearId } = event.data;
      if (entity !== 'ratings') return;
      return event.type === 'EntityCleared' ? take(everyOne('productId'), clearId) : giveBack(clearId);
    }
    if (event.type === 'ProductRatingsReset')
      return take({ field: 'productId', value: event.data.productId }, event.data.resetId);
    if (event.type === 'ProductRatingsResetUndone') return giveBack(event.data.resetId);
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
        // The undo of an import brings it back by an event of its own.
        if (before && before.by !== null && before.fact.removedAt === null) {
          const { _id, changedAt, demo } = before.fact.rating;
          const others = (await withdrawn.get(userId))?.ratings ?? [];
          withdrawn.put({ _id: userId, ratings: [...others, { ratingId: _id, changedAt, demo }] });
        }
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
        const others = known.filter((each) => each.ratingId !== ratingId);
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
