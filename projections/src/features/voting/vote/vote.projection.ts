import type { VoteDocument } from '@henna/contracts';
import { existing, instant, isDemo } from '../../../facts.ts';
import { defineProjection } from '../../../projection.ts';

/** Part `withdrawn`: votes taken back, as they were, for their restoration. */
export const voteProjection = defineProjection<VoteDocument>()({
  view: 'vote',
  version: 1,
  handles: ['VoteCast', 'VoteWithdrawn', 'VoteRestored'],
  parts: ['withdrawn'],
  indexes: [{ key: { productId: 1, userId: 1 } }],
  keys: ({ type, data }) => {
    if (type === 'VoteCast') return [];
    return [type === 'VoteWithdrawn' ? { id: data.voteId } : { part: 'withdrawn', id: data.voteId }];
  },
  async apply(event, votes) {
    const withdrawn = votes.part<VoteDocument>('withdrawn');
    const { voteId, productId, userId, optionId, vote, castAt } = event.data;
    switch (event.type) {
      case 'VoteCast':
        return votes.put({
          _id: voteId,
          productId,
          userId,
          optionId,
          vote,
          castAt: instant(castAt),
          demo: isDemo(event),
        });
      case 'VoteWithdrawn':
        withdrawn.put(existing(await votes.get(voteId), 'vote', voteId));
        return votes.delete(voteId);
      case 'VoteRestored':
        votes.put(existing(await withdrawn.get(voteId), 'withdrawn vote', voteId));
        return withdrawn.delete(voteId);
      default:
        return event satisfies never;
    }
  },
});
