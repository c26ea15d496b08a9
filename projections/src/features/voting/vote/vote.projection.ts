import type { RemovedVoteDocument, VoteDocument } from '@henna/contracts';
import { everyOne } from '../../../cleared.ts';
import { existing, instant, isDemo } from '../../../facts.ts';
import { defineProjection, type Content, type Keyed, type Selection } from '../../../projection.ts';
import { voidedActs, voidedIndexes } from '../../../voided.ts';

/** A vote that a reset of its product, or a clear of all votes, took; `removedAt` where a moderator had removed it before. */
interface VoidedVote {
  readonly vote: Content<VoteDocument>;
  readonly removedAt: Date | null;
}

/** One person has one vote for an option of a product. */
const placeOf = ({ productId, userId, optionId }: Pick<VoteDocument, 'productId' | 'userId' | 'optionId'>) =>
  `${productId}.${userId}.${optionId}`;

/** What the event of a restoration does not tell of one person's votes that were taken back. */
interface WithdrawnDocument extends Keyed {
  /** Ids of those that the demo had cast. */
  readonly demo: readonly string[];
  /** Ids of those that moderators removed. */
  readonly removed: readonly string[];
}

/** Part `removed`: what moderators took out, for them to see. Part `withdrawn`: by person, so that an erasure finds it. Part `voided`: what resets and clears took. */
export const voteProjection = defineProjection<VoteDocument>()({
  view: 'vote',
  version: 5,
  handles: [
    'VoteCast',
    'VoteWithdrawn',
    'VoteRemovedByModerator',
    'VoteRestored',
    'ProductVotesReset',
    'ProductVotesResetUndone',
    'EntityCleared',
    'EntityClearUndone',
    'MemberErased',
  ],
  parts: ['withdrawn', 'removed', 'voided'],
  indexes: [
    { key: { productId: 1, userId: 1 } },
    { key: { userId: 1 } },
    { key: { castAt: -1, _id: -1 } },
    { key: { productId: 1, castAt: -1, _id: -1 } },
    { part: 'removed', key: { removedAt: -1, _id: -1 } },
    { part: 'removed', key: { productId: 1 } },
    ...voidedIndexes,
  ],
  keys({ type, data }) {
    if (!('voteId' in data)) return [];
    const voided = { part: 'voided', id: placeOf(data) };
    switch (type) {
      case 'VoteWithdrawn':
        return [voided, { id: data.voteId }];
      case 'VoteRemovedByModerator':
        return [voided, { id: data.voteId }, { part: 'withdrawn', id: data.userId }];
      case 'VoteRestored':
        return [voided, { part: 'withdrawn', id: data.userId }];
      default:
        return [voided];
    }
  },
  async apply(event, votes) {
    const withdrawn = votes.part<WithdrawnDocument>('withdrawn');
    const removed = votes.part<RemovedVoteDocument>('removed');
    const acts = voidedActs<VoidedVote>(votes);
    const takenFrom = async (userId: string) => (await withdrawn.get(userId)) ?? { _id: userId, demo: [], removed: [] };
    const put = (taken: WithdrawnDocument) => {
      if (taken.demo.length + taken.removed.length > 0) withdrawn.put(taken);
      else withdrawn.delete(taken._id);
    };
    if (event.type === 'MemberErased') {
      const taken = await takenFrom(event.data.memberId);
      for (const id of taken.removed) removed.delete(id);
      await acts.forget(taken._id);
      return withdrawn.delete(taken._id);
    }
    const take = async (selection: Selection, by: string) => {
      const put = (vote: Content<VoteDocument>, removedAt: Date | null) =>
        acts.put({ _id: placeOf(vote), userId: vote.userId, by, fact: { vote, removedAt } });
      for (const { removedAt, ...vote } of await removed.select(selection)) {
        removed.delete(vote._id);
        put(vote, removedAt);
      }
      for (const vote of await votes.select(selection)) {
        votes.delete(vote._id);
        put(vote, null);
      }
    };
    const giveBack = async (by: string) => {
      for (const { vote, removedAt } of await acts.giveBack(by))
        if (removedAt) removed.put({ ...vote, removedAt });
        else votes.put(vote);
    };
    if (event.type === 'EntityCleared' || event.type === 'EntityClearUndone') {
      const { entity, clearId } = event.data;
      if (entity !== 'votes') return;
      return event.type === 'EntityCleared' ? take(everyOne('productId'), clearId) : giveBack(clearId);
    }
    if (event.type === 'ProductVotesReset')
      return take({ field: 'productId', value: event.data.productId }, event.data.resetId);
    if (event.type === 'ProductVotesResetUndone') return giveBack(event.data.resetId);
    const { voteId, productId, userId, optionId, vote, castAt } = event.data;
    const cast = { _id: voteId, productId, userId, optionId, vote, castAt: instant(castAt) };
    const before = await acts.take(placeOf(cast));
    if (before?.by === null && before.fact.vote._id !== voteId) {
      votes.delete(before.fact.vote._id);
      removed.delete(before.fact.vote._id);
    }
    switch (event.type) {
      case 'VoteCast':
        // The undo of an import brings it back by an event of its own.
        if (before && before.by !== null && before.fact.vote.demo) {
          const taken = await takenFrom(userId);
          put({ ...taken, demo: [...taken.demo, before.fact.vote._id] });
        }
        return votes.put({ ...cast, demo: isDemo(event) });
      case 'VoteWithdrawn':
      case 'VoteRemovedByModerator': {
        const { demo } = existing((await votes.get(voteId)) ?? before?.fact.vote, 'vote', voteId);
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
