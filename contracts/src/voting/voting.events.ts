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
export type VoteRestored = EventOf<'VoteRestored', OfVote & { readonly restoredAt: string }>;

export type BallotEvent = VoteCast | VoteWithdrawn | VoteRestored;
