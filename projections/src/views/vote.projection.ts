import { voteEvents, type VoteContribution, type VoteDocument } from '@henna/domain';
import { instant, isDemo } from './event-values.ts';
import {
  deleteInactiveOpinions,
  opinionIndexes,
  opinionKeys,
  opinionParts,
  applyOpinionEvent,
} from './opinion-documents.ts';
import { defineProjection } from '../projection.ts';

export const voteProjection = defineProjection<VoteDocument>()({
  view: 'vote',
  version: 7,
  handles: [...voteEvents, 'MemberErased'],
  parts: opinionParts,
  indexes: [
    { key: { castAt: -1, _id: -1 } },
    { key: { productId: 1, castAt: -1, _id: -1 } },
    { key: { userId: 1, castAt: -1, _id: -1 } },
    ...opinionIndexes,
  ],
  keys: opinionKeys,
  async apply(event, votes) {
    if (event.type === 'MemberErased') return deleteInactiveOpinions(event.data.memberId, votes);
    return applyOpinionEvent(
      event,
      votes,
      ({ id: _id, productId, userId, optionId, vote, at }: VoteContribution, before) => ({
        ...{ _id, productId, userId, optionId, vote },
        castAt: instant(at),
        demo: before?.demo ?? isDemo(event),
      }),
    );
  },
});
