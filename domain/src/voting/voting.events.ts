import type { EventOf } from '../shared/event.ts';

/** What every event about a vote says of it. */
export interface VoteFacts {
  readonly voteId: string;
  readonly optionId: string;
  /** The option's label when the vote was cast. */
  readonly vote: string;
  readonly castAt: string;
}

interface OfBallot {
  readonly productId: string;
  readonly userId: string;
}

type OfVote = OfBallot & VoteFacts;

/** Votes of one ballot that a batch resets, or whose reset it undoes. */
interface OfReset extends OfBallot {
  /** Votes that counted. */
  readonly votes: readonly VoteFacts[];
  /** Votes that a moderator had removed: while they are reset, their options can be voted for again. */
  readonly removed: readonly VoteFacts[];
  /** The batch that reset them, in both events. */
  readonly batchId: string;
}

export type VoteCast = EventOf<'VoteCast', OfVote>;
export type VoteWithdrawn = EventOf<'VoteWithdrawn', OfVote & { readonly withdrawnAt: string }>;
/** By a moderator: the voter can't cast it again until it is restored. */
export type VoteRemovedByModerator = EventOf<'VoteRemovedByModerator', OfVote & { readonly removedAt: string }>;
export type VoteRestored = EventOf<'VoteRestored', OfVote & { readonly restoredAt: string }>;
/** The votes listed count no more and can be cast again. */
export type VotesReset = EventOf<'VotesReset', OfReset & { readonly resetAt: string }>;
/** The votes listed are what they were before that batch. */
export type VotesResetUndone = EventOf<'VotesResetUndone', OfReset & { readonly undoneAt: string }>;

export type BallotEvent =
  VoteCast | VoteWithdrawn | VoteRemovedByModerator | VoteRestored | VotesReset | VotesResetUndone;
