import type { RemovedVoteDocument, VoteDocument } from '@henna/contracts';
import { existing, instant, isDemo } from '../../../facts.ts';
import { defineProjection, type Keyed } from '../../../projection.ts';

/** What the event of a restoration does not tell of one person's votes that were taken back. */
interface WithdrawnDocument extends Keyed {
  /** Ids of those that the demo had cast. */
  readonly demo: readonly string[];
  /** Ids of those that moderators removed. */
  readonly removed: readonly string[];
}

/** Part `removed`: what moderators took out, for them to see. Part `withdrawn`: by person, so that an erasure finds it. */
export const voteProjection = defineProjection<VoteDocument>()({
  view: 'vote',
  version: 3,
  handles: ['VoteCast', 'VoteWithdrawn', 'VoteRemovedByModerator', 'VoteRestored', 'MemberErased'],
  parts: ['withdrawn', 'removed'],
  indexes: [
    { key: { productId: 1, userId: 1 } },
    { key: { userId: 1 } },
    { key: { castAt: -1, _id: -1 } },
    { key: { productId: 1, castAt: -1, _id: -1 } },
    { part: 'removed', key: { removedAt: -1, _id: -1 } },
  ],
  keys({ type, data }) {
    switch (type) {
      case 'VoteWithdrawn':
        return [{ id: data.voteId }];
      case 'VoteRemovedByModerator':
        return [{ id: data.voteId }, { part: 'withdrawn', id: data.userId }];
      case 'VoteRestored':
        return [{ part: 'withdrawn', id: data.userId }];
      default:
        return [];
    }
  },
  async apply(event, votes) {
    const withdrawn = votes.part<WithdrawnDocument>('withdrawn');
    const removed = votes.part<RemovedVoteDocument>('removed');
    const takenFrom = async (userId: string) => (await withdrawn.get(userId)) ?? { _id: userId, demo: [], removed: [] };
    const put = (taken: WithdrawnDocument) => {
      if (taken.demo.length + taken.removed.length > 0) withdrawn.put(taken);
      else withdrawn.delete(taken._id);
    };
    if (event.type === 'MemberErased') {
      const taken = await takenFrom(event.data.memberId);
      for (const id of taken.removed) removed.delete(id);
      return withdrawn.delete(taken._id);
    }
    const { voteId, productId, userId, optionId, vote, castAt } = event.data;
    const cast = { _id: voteId, productId, userId, optionId, vote, castAt: instant(castAt) };
    switch (event.type) {
      case 'VoteCast':
        return votes.put({ ...cast, demo: isDemo(event) });
      case 'VoteWithdrawn':
      case 'VoteRemovedByModerator': {
        const { demo } = existing(await votes.get(voteId), 'vote', voteId);
        const byModerator = event.type === 'VoteRemovedByModerator';
        if (byModerator) removed.put({ ...cast, demo, removedAt: instant(event.data.removedAt) });
        const taken = await takenFrom(userId);
        put({
          _id: userId,
          demo: demo ? [...taken.demo, voteId] : taken.demo,
          removed: byModerator ? [...taken.removed, voteId] : taken.removed,
        });
        return votes.delete(voteId);
      }
      case 'VoteRestored': {
        const taken = await takenFrom(userId);
        const others = (ids: readonly string[]) => ids.filter((id) => id !== voteId);
        votes.put({ ...cast, demo: taken.demo.includes(voteId) });
        if (taken.removed.includes(voteId)) removed.delete(voteId);
        return put({ _id: userId, demo: others(taken.demo), removed: others(taken.removed) });
      }
      default:
        return event satisfies never;
    }
  },
});
