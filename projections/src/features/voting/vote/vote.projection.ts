import type { VoteDocument } from '@henna/contracts';
import { existing, instant, isDemo } from '../../../facts.ts';
import { defineProjection, type Keyed } from '../../../projection.ts';

/** What the event of a restoration does not tell of the votes that one person has taken back. */
interface WithdrawnDocument extends Keyed {
  /** Ids of those that the demo had cast. */
  readonly demo: readonly string[];
}

/** Part `withdrawn`: by person, so that an erasure finds it. */
export const voteProjection = defineProjection<VoteDocument>()({
  view: 'vote',
  version: 2,
  handles: ['VoteCast', 'VoteWithdrawn', 'VoteRestored', 'MemberErased'],
  parts: ['withdrawn'],
  indexes: [{ key: { productId: 1, userId: 1 } }, { key: { userId: 1 } }],
  keys({ type, data }) {
    switch (type) {
      case 'VoteWithdrawn':
        return [{ id: data.voteId }];
      case 'VoteRestored':
        return [{ part: 'withdrawn', id: data.userId }];
      default:
        return [];
    }
  },
  async apply(event, votes) {
    const withdrawn = votes.part<WithdrawnDocument>('withdrawn');
    if (event.type === 'MemberErased') return withdrawn.delete(event.data.memberId);
    const { voteId, productId, userId, optionId, vote, castAt } = event.data;
    const cast = { _id: voteId, productId, userId, optionId, vote, castAt: instant(castAt) };
    switch (event.type) {
      case 'VoteCast':
        return votes.put({ ...cast, demo: isDemo(event) });
      case 'VoteWithdrawn': {
        const { demo } = existing(await votes.get(voteId), 'vote', voteId);
        if (demo) {
          const others = (await withdrawn.get(userId))?.demo ?? [];
          withdrawn.put({ _id: userId, demo: [...others, voteId] });
        }
        return votes.delete(voteId);
      }
      case 'VoteRestored': {
        const known = (await withdrawn.get(userId))?.demo ?? [];
        const others = known.filter((id) => id !== voteId);
        votes.put({ ...cast, demo: others.length < known.length });
        if (others.length > 0) return withdrawn.put({ _id: userId, demo: others });
        return withdrawn.delete(userId);
      }
      default:
        return event satisfies never;
    }
  },
});
