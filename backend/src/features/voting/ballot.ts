import { limits, type BallotEvent, type VotingOption } from '@henna/contracts';
import type { Decider } from '../../shared/commands/decider.ts';
import { ConflictError, InvalidError, RemovedByModeratorError } from '../../shared/errors.ts';

/** The votes of one person on one product that stand, oldest first. */
export interface Ballot {
  readonly votes: readonly CastVote[];
  /** What moderators took out. */
  readonly removed: readonly CastVote[];
}

export interface CastVote {
  readonly voteId: string;
  readonly optionId: string;
  readonly vote: string;
  readonly castAt: string;
}

export const ballotStream = (productId: string, userId: string): string => `ballot-${productId}.${userId}`;

export const ballot: Decider<Ballot, BallotEvent> = {
  initialState: () => ({ votes: [], removed: [] }),
  evolve: ({ votes, removed }, { type, data }) => {
    const { voteId, optionId, vote, castAt } = data;
    const cast = { voteId, optionId, vote, castAt };
    // Once a reset is undone an option may have been voted for twice: the last act on it decides.
    const others = (casts: readonly CastVote[]) => casts.filter((each) => each.optionId !== optionId);
    switch (type) {
      case 'VoteCast':
      case 'VoteRestored':
        return { votes: [...others(votes), cast], removed: others(removed) };
      case 'VoteWithdrawn':
        return { votes: others(votes), removed: others(removed) };
      case 'VoteRemovedByModerator':
        return { votes: others(votes), removed: [...others(removed), cast] };
    }
  },
};

export class TooManyVotesError extends ConflictError {
  constructor() {
    super(`You have reached the maximum of ${limits.votesPerProduct} votes for this product.`, 'MAX_VOTES_EXCEEDED');
  }
}

export class UnknownOptionError extends InvalidError {
  constructor(vote: string) {
    super(`"${vote}" is not one of this product's voting options.`, 'UNKNOWN_OPTION');
  }
}

interface OnBallot {
  readonly productId: string;
  readonly userId: string;
  readonly vote: string;
  /** The product's current options. */
  readonly options: readonly VotingOption[];
  readonly at: string;
}

/**
 * Casting again what is cast already is a no-op.
 * Throws {@link UnknownOptionError}, {@link TooManyVotesError}, {@link RemovedByModeratorError}.
 */
export const castVote =
  ({ productId, userId, vote, options, at, voteId }: OnBallot & { readonly voteId: string }) =>
  ({ votes, removed }: Ballot): BallotEvent[] => {
    const option = optionOf(options, vote);
    if (votes.some(({ optionId }) => optionId === option.id)) return [];
    if (removed.some(({ optionId }) => optionId === option.id)) throw new RemovedByModeratorError();
    const counted = votes.filter(({ optionId }) => options.some(({ id }) => id === optionId));
    if (counted.length >= limits.votesPerProduct) throw new TooManyVotesError();
    return [
      { type: 'VoteCast', data: { voteId, productId, userId, optionId: option.id, vote: option.label, castAt: at } },
    ];
  };

/** Withdrawing what was not cast is a no-op. Throws {@link UnknownOptionError} for a label that is no option. */
export const withdrawVote =
  ({ productId, userId, vote, options, at }: OnBallot) =>
  ({ votes }: Ballot): BallotEvent[] => {
    const option = optionOf(options, vote);
    return votes
      .filter(({ optionId }) => optionId === option.id)
      .map((cast) => ({ type: 'VoteWithdrawn', data: { ...cast, productId, userId, withdrawnAt: at } }));
  };

/** Takes some votes back; those that don't stand are left. */
export const withdrawVotes =
  ({
    productId,
    userId,
    votes: withdrawn,
    at,
  }: Pick<OnBallot, 'productId' | 'userId' | 'at'> & { readonly votes: readonly CastVote[] }) =>
  ({ votes }: Ballot): BallotEvent[] =>
    votes
      .filter(({ voteId }) => withdrawn.some((each) => each.voteId === voteId))
      .map((cast) => ({ type: 'VoteWithdrawn', data: { ...cast, productId, userId, withdrawnAt: at } }));

/** Takes every vote of a ballot back. */
export const withdrawAllVotes =
  ({ productId, userId, at }: Pick<OnBallot, 'productId' | 'userId' | 'at'>) =>
  ({ votes }: Ballot): BallotEvent[] =>
    votes.map((cast) => ({ type: 'VoteWithdrawn', data: { ...cast, productId, userId, withdrawnAt: at } }));

/** Brings withdrawn votes back; those that stand, or whose option was voted for anew, stay as they are. */
export const restoreVotes =
  ({
    productId,
    userId,
    votes: withdrawn,
    at,
  }: Pick<OnBallot, 'productId' | 'userId' | 'at'> & { readonly votes: readonly CastVote[] }) =>
  ({ votes }: Ballot): BallotEvent[] =>
    withdrawn
      .filter(({ voteId, optionId }) => votes.every((each) => each.voteId !== voteId && each.optionId !== optionId))
      .map(({ voteId, optionId, vote, castAt }) => ({
        type: 'VoteRestored',
        data: { voteId, optionId, vote, castAt, productId, userId, restoredAt: at },
      }));

interface OneVote extends Pick<OnBallot, 'productId' | 'userId' | 'at'> {
  readonly voteId: string;
}

/** A moderator takes one vote out; a no-op where it does not stand. */
export const removeVote =
  ({ productId, userId, voteId, at }: OneVote) =>
  ({ votes }: Ballot): BallotEvent[] =>
    votes
      .filter((cast) => cast.voteId === voteId)
      .map((cast) => ({ type: 'VoteRemovedByModerator', data: { ...cast, productId, userId, removedAt: at } }));

/** Brings back a vote that a moderator took out; any other is left as it is. */
export const restoreRemovedVote =
  ({ productId, userId, voteId, at }: OneVote) =>
  ({ removed }: Ballot): BallotEvent[] =>
    removed
      .filter((cast) => cast.voteId === voteId)
      .map((cast) => ({ type: 'VoteRestored', data: { ...cast, productId, userId, restoredAt: at } }));

const optionOf = (options: readonly VotingOption[], vote: string) => {
  const option = options.find(({ label }) => label === vote);
  if (!option) throw new UnknownOptionError(vote);
  return option;
};
