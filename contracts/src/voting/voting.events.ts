import type { EventOf } from '../shared/event.ts';

interface OfVote {
  readonly voteId: string;
  readonly productId: string;
  readonly userId: string;
  readonly optionId: string;
  /** The option's label when the vote was cast. */
  readonly vote: string;
  readonly castAt: string;
}

export type VoteCast = EventOf<'VoteCast', OfVote>;
export type VoteWithdrawn = EventOf<'VoteWithdrawn', OfVote & { readonly withdrawnAt: string }>;
/** By a moderator: the voter can't cast it again until it is restored. */
export type VoteRemovedByModerator = EventOf<'VoteRemovedByModerator', OfVote & { readonly removedAt: string }>;
export type VoteRestored = EventOf<'VoteRestored', OfVote & { readonly restoredAt: string }>;

export type BallotEvent = VoteCast | VoteWithdrawn | VoteRemovedByModerator | VoteRestored;
