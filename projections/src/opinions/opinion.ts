import type { EventType, RecordedHennaEvent } from '@henna/domain';

interface OfOpinion {
  readonly id: string;
  readonly productId: string;
  readonly userId: string;
  /** When it was first given (ISO 8601), whatever happened to it since. */
  readonly at: string;
}
export interface Vote extends OfOpinion {
  readonly kind: 'votes';
  readonly optionId: string;
  /** The option's label when the vote was cast. */
  readonly vote: string;
}
export interface Rating extends OfOpinion {
  readonly kind: 'ratings';
  readonly stars: number;
}
export interface Comment extends OfOpinion {
  readonly kind: 'comments';
  /** The root of the thread; `null` on a root itself. */
  readonly parentId: string | null;
}

/** What somebody thinks of a product. */
export type Opinion = Vote | Rating | Comment;

/** Only active opinions count. A moderator removes one; a batch resets many, or removes the comments that an import replaces. */
export type OpinionStatus = 'active' | 'withdrawn' | 'removed' | 'reset';

/** What each event makes of the opinions that counted, or of those that did not. */
const voteStatus = {
  VoteCast: 'active',
  VoteWithdrawn: 'withdrawn',
  VoteRemovedByModerator: 'removed',
  VoteRestored: 'active',
  VotesReset: 'reset',
  VotesResetUndone: 'active',
} as const satisfies Partial<Record<EventType, OpinionStatus>>;
const ratingStatus = {
  RatingGiven: 'active',
  RatingChanged: 'active',
  RatingWithdrawn: 'withdrawn',
  RatingRemovedByModerator: 'removed',
  RatingRestored: 'active',
  RatingReset: 'reset',
  RatingResetUndone: 'active',
} as const satisfies Partial<Record<EventType, OpinionStatus>>;
const commentStatus = {
  CommentPosted: 'active',
  CommentWithdrawn: 'withdrawn',
  CommentRemovedByModerator: 'removed',
  CommentRestored: 'active',
  CommentRemovedByImport: 'reset',
  CommentImportRemovalUndone: 'active',
} as const satisfies Partial<Record<EventType, OpinionStatus>>;
const statusAfter = { ...voteStatus, ...ratingStatus, ...commentStatus };

const typesIn = <Type extends string>(table: Readonly<Record<Type, OpinionStatus>>) => Object.keys(table) as Type[];

/** The events after which other opinions count than before. */
export const voteEvents = typesIn(voteStatus);
export const ratingEvents = typesIn(ratingStatus);
export const commentEvents = typesIn(commentStatus);
export const opinionEvents = typesIn(statusAfter);

type EventIn<Table> = Extract<RecordedHennaEvent, { readonly type: keyof Table }>;
export type VoteEvent = EventIn<typeof voteStatus>;
export type RatingEvent = EventIn<typeof ratingStatus>;
export type CommentActivity = EventIn<typeof commentStatus>;
export type OpinionEvent = VoteEvent | RatingEvent | CommentActivity;

export const isOpinionEvent = (event: RecordedHennaEvent): event is OpinionEvent => event.type in statusAfter;
export const isRatingEvent = (event: RecordedHennaEvent): event is RatingEvent => event.type in ratingStatus;
export const isCommentActivity = (event: RecordedHennaEvent): event is CommentActivity => event.type in commentStatus;

/** What an event does to one opinion. */
export interface OpinionChange {
  /** As it is from now on. */
  readonly opinion: Opinion;
  readonly status: OpinionStatus;
  /** As it counted until now; `null` where it did not. */
  readonly before: Opinion | null;
}

type OfOne = Exclude<OpinionEvent['data'], { readonly votes: unknown }>;

const opinionIn = (data: OfOne): Opinion => {
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

const counting = (opinion: Opinion, status: OpinionStatus): OpinionChange => ({
  opinion,
  status,
  before: status === 'active' ? null : opinion,
});

/** A moderator had removed it before the reset, and it is removed again once that is undone. */
const notCounting = (opinion: Opinion, status: OpinionStatus): OpinionChange => ({
  opinion,
  status: status === 'active' ? 'removed' : status,
  before: null,
});

/** What an event does to opinions: it says all of it by itself. */
export const changesOf = (event: OpinionEvent): readonly OpinionChange[] => {
  const status = statusAfter[event.type];
  switch (event.type) {
    case 'VotesReset':
    case 'VotesResetUndone': {
      const { productId, userId, votes, removed } = event.data;
      return [
        ...votes.map((vote) => counting(opinionIn({ ...vote, productId, userId }), status)),
        ...removed.map((vote) => notCounting(opinionIn({ ...vote, productId, userId }), status)),
      ];
    }
    case 'RatingReset':
    case 'RatingResetUndone':
      return [(event.data.removed ? notCounting : counting)(opinionIn(event.data), status)];
    case 'RatingChanged': {
      const opinion = opinionIn(event.data);
      return [{ opinion, status, before: opinionIn({ ...event.data, to: event.data.from }) }];
    }
    default:
      return [counting(opinionIn(event.data), status)];
  }
};

/** The opinions that count no more after some changes, and those that count from then on. */
export const countedIn = (changes: readonly OpinionChange[]) => ({
  removed: changes.flatMap(({ before }) => before ?? []),
  added: changes.flatMap(({ opinion, status }) => (status === 'active' ? opinion : [])),
});
