import type { RatingDocument } from '@henna/contracts';
import { existing, instant, isDemo } from '../../../facts.ts';
import { defineProjection } from '../../../projection.ts';

/** Part `withdrawn`: ratings taken back, as they were, for their restoration. */
export const ratingProjection = defineProjection<RatingDocument>()({
  view: 'rating',
  version: 1,
  handles: ['RatingGiven', 'RatingChanged', 'RatingWithdrawn', 'RatingRestored'],
  parts: ['withdrawn'],
  indexes: [{ key: { productId: 1, userId: 1 } }],
  keys: ({ type, data }) => {
    if (type === 'RatingGiven') return [];
    return [type === 'RatingRestored' ? { part: 'withdrawn', id: data.ratingId } : { id: data.ratingId }];
  },
  async apply(event, ratings) {
    const withdrawn = ratings.part<RatingDocument>('withdrawn');
    const { ratingId, productId, userId, givenAt } = event.data;
    switch (event.type) {
      case 'RatingGiven':
        return ratings.put({
          _id: ratingId,
          productId,
          userId,
          stars: event.data.stars,
          givenAt: instant(givenAt),
          changedAt: null,
          demo: isDemo(event),
        });
      case 'RatingChanged': {
        const rating = existing(await ratings.get(ratingId), 'rating', ratingId);
        return ratings.put({ ...rating, stars: event.data.to, changedAt: instant(event.data.changedAt) });
      }
      case 'RatingWithdrawn':
        withdrawn.put(existing(await ratings.get(ratingId), 'rating', ratingId));
        return ratings.delete(ratingId);
      case 'RatingRestored': {
        const rating = existing(await withdrawn.get(ratingId), 'withdrawn rating', ratingId);
        ratings.put({ ...rating, stars: event.data.stars });
        return withdrawn.delete(ratingId);
      }
      default:
        return event satisfies never;
    }
  },
});
