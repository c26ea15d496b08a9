import type { RatingDocument, RemovedRatingDocument } from '@henna/contracts';
import { existing, instant, isDemo } from '../../../facts.ts';
import { defineProjection, type Keyed } from '../../../projection.ts';

/** What the event of a restoration does not tell of one person's ratings that were taken back. */
interface WithdrawnDocument extends Keyed {
  readonly ratings: readonly (Pick<RatingDocument, 'changedAt' | 'demo'> & { readonly ratingId: string })[];
}

/** Part `removed`: what moderators took out, for them to see. Part `withdrawn`: by person, so that an erasure finds it. */
export const ratingProjection = defineProjection<RatingDocument>()({
  view: 'rating',
  version: 3,
  handles: [
    'RatingGiven',
    'RatingChanged',
    'RatingWithdrawn',
    'RatingRemovedByModerator',
    'RatingRestored',
    'MemberErased',
  ],
  parts: ['withdrawn', 'removed'],
  indexes: [
    { key: { productId: 1, userId: 1 } },
    { key: { userId: 1 } },
    { key: { givenAt: -1, _id: -1 } },
    { key: { productId: 1, givenAt: -1, _id: -1 } },
    { key: { stars: 1, givenAt: -1, _id: -1 } },
    { part: 'removed', key: { removedAt: -1, _id: -1 } },
  ],
  keys({ type, data }) {
    switch (type) {
      case 'RatingChanged':
        return [{ id: data.ratingId }];
      case 'RatingWithdrawn':
      case 'RatingRemovedByModerator':
        return [{ id: data.ratingId }, { part: 'withdrawn', id: data.userId }];
      case 'RatingRestored':
        return [{ part: 'withdrawn', id: data.userId }];
      default:
        return [];
    }
  },
  async apply(event, ratings) {
    const withdrawn = ratings.part<WithdrawnDocument>('withdrawn');
    const removed = ratings.part<RemovedRatingDocument>('removed');
    if (event.type === 'MemberErased') {
      const { memberId } = event.data;
      for (const each of (await withdrawn.get(memberId))?.ratings ?? []) removed.delete(each.ratingId);
      return withdrawn.delete(memberId);
    }
    const { ratingId, productId, userId, givenAt } = event.data;
    const given = { _id: ratingId, productId, userId, givenAt: instant(givenAt) };
    switch (event.type) {
      case 'RatingGiven':
        return ratings.put({ ...given, stars: event.data.stars, changedAt: null, demo: isDemo(event) });
      case 'RatingChanged': {
        const rating = existing(await ratings.get(ratingId), 'rating', ratingId);
        return ratings.put({ ...rating, stars: event.data.to, changedAt: instant(event.data.changedAt) });
      }
      case 'RatingWithdrawn':
      case 'RatingRemovedByModerator': {
        const { changedAt, demo } = existing(await ratings.get(ratingId), 'rating', ratingId);
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
