import { list, text, type Entity, type RecordState } from '../entities/entity.ts';
import { ballot, ballotStream, type Ballot } from './ballot.ts';
import type { BallotEvent, VotesReset, VotesResetUndone, VoteWithdrawn } from './voting.events.ts';

type ResetEvent = VotesReset | VotesResetUndone;

const ofBallot = {
  stream: ({ productId, userId }: Pick<VoteWithdrawn['data'], 'productId' | 'userId'>) =>
    ballotStream(productId, userId),
  aggregate: ballot,
  member: 'userId',
  product: 'productId',
} as const;
const withdrawn = ({ vote }: { readonly vote: string }) => ({ from: { vote }, to: {} });

export const voteEntity: Entity<'vote', Exclude<BallotEvent, ResetEvent>, Ballot, { file: 'votes'; view: 'vote' }> = {
  ...ofBallot,
  kind: 'vote',
  file: 'votes',
  id: { field: 'voteId' },
  record: ({ votes, removed }, { voteId }): RecordState | undefined => {
    const isIn = (list: Ballot['votes']) => list.some((vote) => vote.voteId === voteId);
    return isIn(votes) || isIn(removed) ? { revision: -1, removed: !isIn(votes), fields: {} } : undefined;
  },
  fields: { vote: text },
  events: {
    VoteCast: { action: 'added', at: 'castAt', undo: 'opinion' },
    VoteWithdrawn: { action: 'removed', at: 'withdrawnAt', undo: 'opinion', changes: withdrawn },
    VoteRemovedByModerator: { action: 'removed', at: 'removedAt', undo: 'moderator', changes: withdrawn },
    VoteRestored: { action: 'restored', at: 'restoredAt', undo: 'moderator', undoOfImport: 'opinion' },
  },
  view: 'vote',
  title: 'vote',
};

/** The votes of a ballot that a batch resets; the history files them under the first of them. */
export const votesResetEntity: Entity<'votesReset', ResetEvent, Ballot> = {
  ...ofBallot,
  kind: 'votesReset',
  id: { field: 'batchId' },
  subject: {
    kinds: ['vote'],
    subjectOf: ({ votes, removed }) => ['vote', (votes[0] ?? removed[0])?.voteId ?? ''],
  },
  fields: { votes: list },
  events: {
    VotesReset: { action: 'removed', at: 'resetAt', undo: 'opinion' },
    VotesResetUndone: {
      action: 'restored',
      at: 'undoneAt',
      changes: ({ votes }) => ({ from: {}, to: { votes: votes.map(({ vote }) => vote) } }),
    },
  },
};
