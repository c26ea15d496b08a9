import type { CommentEvent, Sealed } from '@henna/contracts';
import type { Decider } from '../../shared/commands/decider.ts';
import { InvalidError, NotFoundError } from '../../shared/errors.ts';

export type Comment = {
  readonly productId: string;
  readonly userId: string;
  readonly parentId: string | null;
  readonly replyTo: string | null;
  readonly postedAt: string;
  readonly withdrawn: boolean;
} | null;

export const commentStream = (commentId: string): string => `comment-${commentId}`;
/** Where the text stands in its event: part of how it is sealed. */
export const contentField = 'content';

export const comment: Decider<Comment, CommentEvent> = {
  initialState: () => null,
  evolve: (state, event) => {
    switch (event.type) {
      case 'CommentPosted':
      case 'CommentRestored': {
        const { productId, userId, parentId, replyTo, postedAt } = event.data;
        return { productId, userId, parentId, replyTo, postedAt, withdrawn: false };
      }
      case 'CommentEdited':
        return state;
      case 'CommentWithdrawn':
        return state && { ...state, withdrawn: true };
    }
  },
};

/** The comment that a reply answers, as the view knows it. */
export interface Parent {
  readonly id: string;
  readonly productId: string;
  readonly rootId: string;
  readonly withdrawn: boolean;
}

export class UnknownParentError extends NotFoundError {
  constructor() {
    super('The comment to reply to is not there any more.', 'PARENT_NOT_FOUND');
  }
}

/** Where a reply joins: always the root; whom it answers is kept when that is not the root itself. */
export const threadOf = (
  productId: string,
  parent: Parent | undefined,
): { parentId: string; replyTo: string | null } => {
  if (!parent || parent.withdrawn) throw new UnknownParentError();
  if (parent.productId !== productId)
    throw new InvalidError('A reply belongs to the same product as the comment.', 'PARENT_OF_OTHER_PRODUCT');
  return { parentId: parent.rootId, replyTo: parent.id === parent.rootId ? null : parent.id };
};

/** Posts a comment; posting it again is a no-op. */
export const postComment =
  (input: {
    readonly commentId: string;
    readonly productId: string;
    readonly userId: string;
    readonly parentId: string | null;
    readonly replyTo: string | null;
    readonly content: Sealed;
    readonly at: string;
  }) =>
  (state: Comment): CommentEvent[] => {
    if (state) return [];
    const { at, ...facts } = input;
    return [{ type: 'CommentPosted', data: { ...facts, postedAt: at } }];
  };

/** Takes a comment back; a no-op where none stands. */
export const withdrawComment =
  ({ commentId, at }: { readonly commentId: string; readonly at: string }) =>
  (state: Comment): CommentEvent[] => {
    if (!state || state.withdrawn) return [];
    const { productId, userId, parentId, replyTo, postedAt } = state;
    return [
      {
        type: 'CommentWithdrawn',
        data: { commentId, productId, userId, parentId, replyTo, postedAt, withdrawnAt: at },
      },
    ];
  };

/** Brings a withdrawn comment back with its text sealed anew; a no-op where it stands. */
export const restoreComment =
  ({ commentId, content, at }: { readonly commentId: string; readonly content: Sealed; readonly at: string }) =>
  (state: Comment): CommentEvent[] => {
    if (!state?.withdrawn) return [];
    const { productId, userId, parentId, replyTo, postedAt } = state;
    return [
      {
        type: 'CommentRestored',
        data: { commentId, productId, userId, parentId, replyTo, content, postedAt, restoredAt: at },
      },
    ];
  };
