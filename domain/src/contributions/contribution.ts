import type { CommentEdited, CommentEvent } from '../commenting/comment.events.ts';
import type { RatingEvent } from '../rating/rating.events.ts';
import type { BallotEvent } from '../voting/voting.events.ts';

interface OfContribution {
  readonly id: string;
  readonly productId: string;
  readonly userId: string;
  /** When it was first made (ISO 8601), whatever happened to it since. */
  readonly at: string;
}
export interface VoteContribution extends OfContribution {
  readonly kind: 'votes';
  readonly optionId: string;
  /** The option's label when the vote was cast. */
  readonly vote: string;
}
export interface RatingContribution extends OfContribution {
  readonly kind: 'ratings';
  readonly stars: number;
}
export interface CommentContribution extends OfContribution {
  readonly kind: 'comments';
  /** The root of the thread; `null` on a root itself. */
  readonly parentId: string | null;
}

/** A vote, rating or comment of a member on a product. */
export type Contribution = VoteContribution | RatingContribution | CommentContribution;

/**
 * Only active contributions count. A moderator removes one; a batch resets many, or removes the comments that an import
 * replaces; a comment may wait for a moderator.
 */
export type ContributionStatus = 'active' | 'withdrawn' | 'removed' | 'reset' | 'waiting';

/** An event after which a comment may count that did not, or the other way round. */
export type CommentStatusEvent = Exclude<CommentEvent, CommentEdited>;
export type ContributionEvent = BallotEvent | RatingEvent | CommentStatusEvent;

/** The status after each event. */
const voteStatus = {
  VoteCast: 'active',
  VoteWithdrawn: 'withdrawn',
  VoteRemovedByModerator: 'removed',
  VoteRestored: 'active',
  VotesReset: 'reset',
  VotesResetUndone: 'active',
} as const satisfies Record<BallotEvent['type'], ContributionStatus>;
const ratingStatus = {
  RatingGiven: 'active',
  RatingChanged: 'active',
  RatingWithdrawn: 'withdrawn',
  RatingRemovedByModerator: 'removed',
  RatingRestored: 'active',
  RatingReset: 'reset',
  RatingResetUndone: 'active',
} as const satisfies Record<RatingEvent['type'], ContributionStatus>;
const commentStatus = {
  CommentPosted: 'active',
  CommentHeld: 'waiting',
  CommentApproved: 'active',
  CommentWithdrawn: 'withdrawn',
  CommentRemovedByModerator: 'removed',
  CommentRestored: 'active',
  CommentRemovedByImport: 'reset',
  CommentImportRemovalUndone: 'active',
} as const satisfies Record<CommentStatusEvent['type'], ContributionStatus>;
const statusAfter = { ...voteStatus, ...ratingStatus, ...commentStatus };

const typesIn = <Type extends string>(table: Readonly<Record<Type, ContributionStatus>>) =>
  Object.keys(table) as Type[];

/** The types of the events after which other contributions count than before. */
export const voteEvents = typesIn(voteStatus);
export const ratingEvents = typesIn(ratingStatus);
export const commentEvents = typesIn(commentStatus);
export const contributionEvents = typesIn(statusAfter);

interface Typed {
  readonly type: string;
}
export const isContributionEvent = <Event extends Typed>(
  event: Event,
): event is Extract<Event, Pick<ContributionEvent, 'type'>> => event.type in statusAfter;
export const isRatingEvent = <Event extends Typed>(event: Event): event is Extract<Event, Pick<RatingEvent, 'type'>> =>
  event.type in ratingStatus;
export const isCommentStatusEvent = <Event extends Typed>(
  event: Event,
): event is Extract<Event, Pick<CommentStatusEvent, 'type'>> => event.type in commentStatus;

/** What an event does to one contribution. */
export interface ContributionChange {
  /** As it is from now on. */
  readonly contribution: Contribution;
  readonly status: ContributionStatus;
  /** As it counted until now; `null` where it did not. */
  readonly before: Contribution | null;
}

type OfOne = Exclude<ContributionEvent['data'], { readonly votes: unknown }>;

const contributionIn = (data: OfOne): Contribution => {
  const { productId, userId } = data;
  if ('voteId' in data) {
    const { voteId: id, optionId, vote, castAt: at } = data;
    return { kind: 'votes', id, productId, userId, at, optionId, vote };
  }
  if ('ratingId' in data) {
    const stars = 'to' in data ? data.to : data.stars;
    return { kind: 'ratings', id: data.ratingId, productId, userId, at: data.givenAt, stars };
  }
  return { kind: 'comments', id: data.commentId, productId, userId, at: data.postedAt, parentId: data.parentId };
};

const counting = (contribution: Contribution, status: ContributionStatus): ContributionChange => ({
  contribution,
  status,
  before: status === 'active' ? null : contribution,
});

/**
 * Of one that had not counted: a moderator had removed it before a reset, and it is removed again once that is undone, or
 * it waited for a moderator.
 */
const notCounting = (contribution: Contribution, status: ContributionStatus): ContributionChange => ({
  contribution,
  status: status === 'active' ? 'removed' : status,
  before: null,
});

/** What an event does to contributions: the event alone tells it. */
export const contributionChanges = (event: ContributionEvent): readonly ContributionChange[] => {
  const status = statusAfter[event.type];
  switch (event.type) {
    case 'VotesReset':
    case 'VotesResetUndone': {
      const { productId, userId, votes, removed } = event.data;
      return [
        ...votes.map((vote) => counting(contributionIn({ ...vote, productId, userId }), status)),
        ...removed.map((vote) => notCounting(contributionIn({ ...vote, productId, userId }), status)),
      ];
    }
    case 'RatingReset':
    case 'RatingResetUndone':
      return [(event.data.removed ? notCounting : counting)(contributionIn(event.data), status)];
    case 'RatingChanged': {
      const contribution = contributionIn(event.data);
      return [{ contribution, status, before: contributionIn({ ...event.data, to: event.data.from }) }];
    }
    case 'CommentWithdrawn':
    case 'CommentRemovedByModerator':
      return [(event.data.waiting ? notCounting : counting)(contributionIn(event.data), status)];
    default:
      return [counting(contributionIn(event.data), status)];
  }
};

/** The contributions that changes make inactive, and those that they make active. */
export const activeDelta = (changes: readonly ContributionChange[]) => ({
  removed: changes.flatMap(({ before }) => before ?? []),
  added: changes.flatMap(({ contribution, status }) => (status === 'active' ? contribution : [])),
});
