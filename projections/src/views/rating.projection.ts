import { ratingEvents, type RatingContribution, type RatingDocument } from '@henna/domain';
import { instant, isDemo } from './event-values.ts';
import {
  deleteInactiveOpinions,
  opinionIndexes,
  opinionKeys,
  opinionParts,
  applyOpinionEvent,
} from './opinion-documents.ts';
import { defineProjection } from '../projection.ts';

export const ratingProjection = defineProjection<RatingDocument>()({
  view: 'rating',
  version: 7,
  handles: [...ratingEvents, 'MemberErased'],
  parts: opinionParts,
  indexes: [
    { key: { givenAt: -1, _id: -1 } },
    { key: { productId: 1, givenAt: -1, _id: -1 } },
    { key: { userId: 1, givenAt: -1, _id: -1 } },
    { key: { stars: 1, givenAt: -1, _id: -1 } },
    ...opinionIndexes,
  ],
  keys: opinionKeys,
  async apply(event, ratings) {
    if (event.type === 'MemberErased') return deleteInactiveOpinions(event.data.memberId, ratings);
    const changed = 'changedAt' in event.data ? event.data.changedAt : undefined;
    return applyOpinionEvent(
      event,
      ratings,
      ({ id: _id, productId, userId, stars, at }: RatingContribution, before) => ({
        ...{ _id, productId, userId, stars },
        givenAt: instant(at),
        changedAt: changed ? instant(changed) : changed === null ? null : (before?.changedAt ?? null),
        demo: before?.demo ?? isDemo(event),
      }),
    );
  },
});
