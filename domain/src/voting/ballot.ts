import type { VotingOption } from '../catalogue/category.events.ts';
import type { Aggregate } from '../shared/aggregate.ts';
import { ConflictError, InvalidError, RemovedByModeratorError } from '../shared/errors.ts';
import { limits } from '../shared/limits.ts';
import type { BallotEvent, VoteFacts } from './voting.events.ts';

export interface Ballot {
  /** Active votes, oldest first. */
  readonly votes: readonly VoteFacts[];
  /** What moderators removed. */
  readonly removed: readonly VoteFacts[];
  /** By batch: what it reset, without the options for which another event followed. */
  readonly resets: Readonly<Record<string, Pick<Ballot, 'votes' | 'removed'>>>;
}

export const ballotStream = (productId: string, userId: string): string => `ballot-${productId}.${userId}`;

export const ballot: Aggregate<Ballot, BallotEvent> = {
  initialState: () => ({ votes: [], removed: [], resets: {} }),
  evolve: (state, { type, data }) => {
    if (type === 'VotesReset' || type === 'VotesResetUndone') {
      const { batchId, votes, removed } = data;
      const others = withoutOptions(state, [...votes, ...removed]);
      if (type === 'VotesReset') return { ...others, resets: { ...others.resets, [batchId]: { votes, removed } } };
      const { [batchId]: _undone, ...resets } = others.resets;
      return { votes: [...others.votes, ...votes], removed: [...others.removed, ...removed], resets };
    }
    const { voteId, optionId, vote, castAt } = data;
    const facts = { voteId, optionId, vote, castAt };
    const others = withoutOptions(state, [facts]);
    switch (type) {
      case 'VoteCast':
      case 'VoteRestored':
        return { ...others, votes: [...others.votes, facts] };
      case 'VoteWithdrawn':
        return others;
      case 'VoteRemovedByModerator':
        return { ...others, removed: [...others.removed, facts] };
    }
  },
};

/** A ballot without the options of some votes. */
const withoutOptions = ({ votes, removed, resets }: Ballot, concerned: readonly VoteFacts[]): Ballot => {
  const options = new Set(concerned.map(({ optionId }) => optionId));
  const others = (list: readonly VoteFacts[]) => list.filter(({ optionId }) => !options.has(optionId));
  return {
    votes: others(votes),
    removed: others(removed),
    resets: Object.fromEntries(
      Object.entries(resets).map(([batchId, reset]) => [
        batchId,
        { votes: others(reset.votes), removed: others(reset.removed) },
      ]),
    ),
  };
};

export class TooManyVotesError extends ConflictError {
  constructor() {
    super('MAX_VOTES_EXCEEDED', { max: limits.votesPerProduct });
  }
}

export class UnknownOptionError extends InvalidError {
  constructor(vote: string) {
    super('UNKNOWN_OPTION', { option: vote });
  }
}

interface BallotInput {
  readonly productId: string;
  readonly userId: string;
  readonly at: string;
}

interface OptionInput extends BallotInput {
  readonly vote: string;
  /** The product's current options. */
  readonly options: readonly VotingOption[];
}

/**
 * A vote for an option that has one is a no-op.
 * Throws {@link UnknownOptionError}, {@link TooManyVotesError}, {@link RemovedByModeratorError}.
 */
export const castVote =
  ({ productId, userId, vote, options, at, voteId }: OptionInput & { readonly voteId: string }) =>
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
  ({ vote, options, ...input }: OptionInput) =>
  ({ votes }: Ballot): BallotEvent[] => {
    const option = optionOf(options, vote);
    return withdrawals(
      input,
      votes.filter(({ optionId }) => optionId === option.id),
    );
  };

/** Withdraws some votes; those that are not active stay as they are. */
export const withdrawVotes =
  ({ votes: targets, ...input }: BallotInput & { readonly votes: readonly VoteFacts[] }) =>
  ({ votes }: Ballot): BallotEvent[] =>
    withdrawals(
      input,
      votes.filter(({ voteId }) => targets.some((each) => each.voteId === voteId)),
    );

/** Withdraws every vote of a ballot. */
export const withdrawAllVotes =
  (input: BallotInput) =>
  ({ votes }: Ballot): BallotEvent[] =>
    withdrawals(input, votes);

const withdrawals = ({ productId, userId, at }: BallotInput, votes: readonly VoteFacts[]): BallotEvent[] =>
  votes.map((facts) => ({ type: 'VoteWithdrawn', data: { ...facts, productId, userId, withdrawnAt: at } }));

/** Restores withdrawn votes; those that are active, or whose option has another vote by now, stay as they are. */
export const restoreVotes =
  ({ productId, userId, votes: targets, at }: BallotInput & { readonly votes: readonly VoteFacts[] }) =>
  ({ votes }: Ballot): BallotEvent[] =>
    targets
      .filter(({ voteId, optionId }) => votes.every((each) => each.voteId !== voteId && each.optionId !== optionId))
      .map(({ voteId, optionId, vote, castAt }) => ({
        type: 'VoteRestored',
        data: { voteId, optionId, vote, castAt, productId, userId, restoredAt: at },
      }));

interface VoteInput extends BallotInput {
  readonly voteId: string;
}

/** A moderator removes one vote; a no-op where it is not active. */
export const removeVote =
  ({ productId, userId, voteId, at }: VoteInput) =>
  ({ votes }: Ballot): BallotEvent[] =>
    votes
      .filter((each) => each.voteId === voteId)
      .map((facts) => ({ type: 'VoteRemovedByModerator', data: { ...facts, productId, userId, removedAt: at } }));

/** Restores a vote that a moderator removed; any other stays as it is. */
export const restoreRemovedVote =
  ({ productId, userId, voteId, at }: VoteInput) =>
  ({ removed }: Ballot): BallotEvent[] =>
    removed
      .filter((each) => each.voteId === voteId)
      .map((facts) => ({ type: 'VoteRestored', data: { ...facts, productId, userId, restoredAt: at } }));

const optionOf = (options: readonly VotingOption[], vote: string) => {
  const option = options.find(({ label }) => label === vote);
  if (!option) throw new UnknownOptionError(vote);
  return option;
};

interface ResetInput extends BallotInput {
  readonly batchId: string;
}

/**
 * Resets votes by id, those that a moderator removed included; a withdrawn one stays as it is.
 * A batch resets a ballot once.
 */
export const resetVotes =
  ({ productId, userId, batchId, voteIds, at }: ResetInput & { readonly voteIds: readonly string[] }) =>
  ({ votes, removed, resets }: Ballot): BallotEvent[] => {
    const listed = (list: readonly VoteFacts[]) => list.filter(({ voteId }) => voteIds.includes(voteId));
    const reset = { votes: listed(votes), removed: listed(removed) };
    if (resets[batchId] || reset.votes.length + reset.removed.length === 0) return [];
    return [{ type: 'VotesReset', data: { productId, userId, batchId, ...reset, resetAt: at } }];
  };

/** Restores what a batch reset, without the options for which another event followed. */
export const undoVotesReset =
  ({ productId, userId, batchId, at }: ResetInput) =>
  ({ resets }: Ballot): BallotEvent[] => {
    const reset = resets[batchId];
    if (!reset || reset.votes.length + reset.removed.length === 0) return [];
    return [{ type: 'VotesResetUndone', data: { productId, userId, batchId, ...reset, undoneAt: at } }];
  };
