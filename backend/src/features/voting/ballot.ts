import {
  ConflictError,
  InvalidError,
  limits,
  RemovedByModeratorError,
  type BallotEvent,
  type Aggregate,
  type VoteFacts,
  type VotingOption,
} from '@henna/domain';

/** The votes of one person on one product that stand, oldest first. */
export interface Ballot {
  readonly votes: readonly VoteFacts[];
  /** What moderators took out. */
  readonly removed: readonly VoteFacts[];
  /** By batch: what it reset of the options that nobody has acted on since. */
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
    const cast = { voteId, optionId, vote, castAt };
    const others = withoutOptions(state, [cast]);
    switch (type) {
      case 'VoteCast':
      case 'VoteRestored':
        return { ...others, votes: [...others.votes, cast] };
      case 'VoteWithdrawn':
        return others;
      case 'VoteRemovedByModerator':
        return { ...others, removed: [...others.removed, cast] };
    }
  },
};

/** A ballot as if nobody had acted on the options of some votes. */
const withoutOptions = ({ votes, removed, resets }: Ballot, acted: readonly VoteFacts[]): Ballot => {
  const options = new Set(acted.map(({ optionId }) => optionId));
  const others = (casts: readonly VoteFacts[]) => casts.filter(({ optionId }) => !options.has(optionId));
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

interface Act {
  readonly productId: string;
  readonly userId: string;
  readonly at: string;
}

interface OnBallot extends Act {
  readonly vote: string;
  /** The product's current options. */
  readonly options: readonly VotingOption[];
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
  ({ vote, options, ...act }: OnBallot) =>
  ({ votes }: Ballot): BallotEvent[] => {
    const option = optionOf(options, vote);
    return withdrawn(
      act,
      votes.filter(({ optionId }) => optionId === option.id),
    );
  };

/** Withdraws some votes; those that are not there are left. */
export const withdrawVotes =
  ({ votes: these, ...act }: Act & { readonly votes: readonly VoteFacts[] }) =>
  ({ votes }: Ballot): BallotEvent[] =>
    withdrawn(
      act,
      votes.filter(({ voteId }) => these.some((each) => each.voteId === voteId)),
    );

/** Withdraws every vote of a ballot. */
export const withdrawAllVotes =
  (act: Act) =>
  ({ votes }: Ballot): BallotEvent[] =>
    withdrawn(act, votes);

const withdrawn = ({ productId, userId, at }: Act, votes: readonly VoteFacts[]): BallotEvent[] =>
  votes.map((cast) => ({ type: 'VoteWithdrawn', data: { ...cast, productId, userId, withdrawnAt: at } }));

/** Brings withdrawn votes back; those that are there, or whose option was voted for anew, stay as they are. */
export const restoreVotes =
  ({ productId, userId, votes: these, at }: Act & { readonly votes: readonly VoteFacts[] }) =>
  ({ votes }: Ballot): BallotEvent[] =>
    these
      .filter(({ voteId, optionId }) => votes.every((each) => each.voteId !== voteId && each.optionId !== optionId))
      .map(({ voteId, optionId, vote, castAt }) => ({
        type: 'VoteRestored',
        data: { voteId, optionId, vote, castAt, productId, userId, restoredAt: at },
      }));

interface OneVote extends Act {
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

interface OfReset extends Act {
  readonly batchId: string;
}

/**
 * Resets votes by id, those that a moderator removed included; what is there no more is left.
 * A batch resets a ballot once.
 */
export const resetVotes =
  ({ productId, userId, batchId, voteIds, at }: OfReset & { readonly voteIds: readonly string[] }) =>
  ({ votes, removed, resets }: Ballot): BallotEvent[] => {
    const listed = (casts: readonly VoteFacts[]) => casts.filter(({ voteId }) => voteIds.includes(voteId));
    const reset = { votes: listed(votes), removed: listed(removed) };
    if (resets[batchId] || reset.votes.length + reset.removed.length === 0) return [];
    return [{ type: 'VotesReset', data: { productId, userId, batchId, ...reset, resetAt: at } }];
  };

/** Brings back what a batch reset, but for the options that somebody acted on since. */
export const undoVotesReset =
  ({ productId, userId, batchId, at }: OfReset) =>
  ({ resets }: Ballot): BallotEvent[] => {
    const reset = resets[batchId];
    if (!reset || reset.votes.length + reset.removed.length === 0) return [];
    return [{ type: 'VotesResetUndone', data: { productId, userId, batchId, ...reset, undoneAt: at } }];
  };
