import type { Aggregate } from '../shared/aggregate.ts';
import { ConflictError, ForbiddenError, InvalidError, NotFoundError } from '../shared/errors.ts';
import type { Sealed, SealedField } from '../shared/event.ts';
import type { CommentEvent, HoldReason } from './comment.events.ts';

export type Comment = {
  readonly productId: string;
  readonly userId: string;
  readonly parentId: string | null;
  readonly replyTo: string | null;
  readonly postedAt: string;
  readonly content: SealedField;
  readonly editedAt: string | null;
  /** Why it waits for a moderator, or would, were it not withdrawn or removed; `null` where it does not. */
  readonly waiting: HoldReason | null;
  /** Why it waited before a moderator approved it. */
  readonly approved: HoldReason | null;
  /** Withdrawn by its author, or removed. */
  readonly withdrawn: boolean;
  /** By a moderator. */
  readonly removed: boolean;
  /** The batch of the import that removed it; `null` once that is undone. */
  readonly removedByImport: string | null;
} | null;

export const commentStream = (commentId: string): string => `comment-${commentId}`;
/** Name of the text in its event: part of how it is sealed. */
export const commentContentField = 'content';

export const comment: Aggregate<Comment, CommentEvent> = {
  initialState: () => null,
  evolve: (state, event) => {
    const { id: eventId } = event;
    switch (event.type) {
      case 'CommentPosted':
      case 'CommentRestored': {
        const { productId, userId, parentId, replyTo, postedAt } = event.data;
        const content = { sealed: event.data.content, eventId };
        const editedAt = (event.type === 'CommentRestored' && event.data.editedAt) || null;
        const current = { waiting: null, approved: null, withdrawn: false, removed: false, removedByImport: null };
        return { productId, userId, parentId, replyTo, postedAt, content, editedAt, ...current };
      }
      case 'CommentEdited': {
        const { content, editedAt } = event.data;
        return state && { ...state, content: { sealed: content, eventId }, editedAt };
      }
      case 'CommentHeld':
        return state && { ...state, waiting: event.data.reason, approved: null };
      case 'CommentApproved':
        return state && { ...state, waiting: null, approved: event.data.reason };
      case 'CommentWithdrawn':
        return state && { ...state, withdrawn: true };
      case 'CommentRemovedByModerator':
        return state && { ...state, withdrawn: true, removed: true };
      case 'CommentRemovedByImport':
        return state && { ...state, withdrawn: true, removedByImport: event.data.batchId };
      case 'CommentImportRemovalUndone':
        return state && { ...state, withdrawn: false, removedByImport: null };
    }
  },
};

/** The comment that a reply answers, as the view shows it. */
export interface ParentComment {
  readonly id: string;
  readonly productId: string;
  readonly rootId: string;
  readonly withdrawn: boolean;
}

export class UnknownParentError extends NotFoundError {
  constructor() {
    super('PARENT_NOT_FOUND');
  }
}

/** The place of a reply in its thread: under the root, with the comment it answers when that is another. */
export const threadOf = (
  productId: string,
  parent: ParentComment | undefined,
): { parentId: string; replyTo: string | null } => {
  if (!parent || parent.withdrawn) throw new UnknownParentError();
  if (parent.productId !== productId) throw new InvalidError('PARENT_OF_OTHER_PRODUCT');
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
    /** Why it waits for a moderator first; absent: it does not. */
    readonly hold?: HoldReason | null;
    readonly at: string;
  }) =>
  (state: Comment): CommentEvent[] => {
    if (state) return [];
    const { at, hold, content, ...facts } = input;
    const posted: CommentEvent = { type: 'CommentPosted', data: { ...facts, content, postedAt: at } };
    return [posted, ...held({ ...facts, postedAt: at }, hold, at)];
  };

/** The event that makes a comment wait; none where there is no reason. */
const held = (facts: ReturnType<typeof factsOf>, reason: HoldReason | null | undefined, at: string): CommentEvent[] =>
  reason ? [{ type: 'CommentHeld', data: { ...facts, reason, heldAt: at } }] : [];

/** What an event adds that ends a comment which waits, and so had not counted. */
const ofWaiting = ({ waiting }: NonNullable<Comment>) => (waiting ? ({ waiting: true } as const) : {});

export class CommentNotFoundError extends NotFoundError {
  constructor() {
    super('COMMENT_NOT_FOUND');
  }
}

/** What every later event of a comment repeats. */
const factsOf = (commentId: string, state: NonNullable<Comment>) => {
  const { productId, userId, parentId, replyTo, postedAt } = state;
  return { commentId, productId, userId, parentId, replyTo, postedAt };
};

const requireAuthor = (state: NonNullable<Comment>, userId: string) => {
  if (state.userId !== userId) throw new ForbiddenError('AUTHOR_ONLY');
};

/**
 * The same text is a no-op. Throws {@link CommentNotFoundError}, {@link ForbiddenError}.
 * @param isSame whether the current text is the new one already, which sealed texts don't tell
 */
export const editComment =
  (input: {
    readonly commentId: string;
    readonly userId: string;
    readonly content: Sealed;
    readonly isSame: (current: SealedField) => boolean;
    /** Why the text that it gets waits for a moderator first; absent: it does not. */
    readonly hold?: HoldReason | null;
    readonly at: string;
  }) =>
  (state: Comment): CommentEvent[] => {
    if (!state) throw new CommentNotFoundError();
    requireAuthor(state, input.userId);
    if (state.withdrawn) throw new CommentNotFoundError();
    if (input.isSame(state.content)) return [];
    const { commentId, content, at } = input;
    const facts = factsOf(commentId, state);
    const edited: CommentEvent = { type: 'CommentEdited', data: { ...facts, content, editedAt: at } };
    return [edited, ...held(facts, state.waiting ? null : input.hold, at)];
  };

/** Withdrawing again is a no-op. Throws {@link CommentNotFoundError}, {@link ForbiddenError}. */
export const withdrawOwnComment =
  ({ commentId, userId, at }: { readonly commentId: string; readonly userId: string; readonly at: string }) =>
  (state: Comment): CommentEvent[] => {
    if (!state) throw new CommentNotFoundError();
    requireAuthor(state, userId);
    return withdrawComment({ commentId, at })(state);
  };

/** A no-op where the comment is not active. */
export const withdrawComment =
  ({ commentId, at }: { readonly commentId: string; readonly at: string }) =>
  (state: Comment): CommentEvent[] => {
    if (!state || state.withdrawn) return [];
    return [{ type: 'CommentWithdrawn', data: { ...factsOf(commentId, state), ...ofWaiting(state), withdrawnAt: at } }];
  };

/** A moderator removes a comment; a no-op where it is not active. Throws {@link CommentNotFoundError}. */
export const removeComment =
  ({ commentId, at }: { readonly commentId: string; readonly at: string }) =>
  (state: Comment): CommentEvent[] => {
    if (!state) throw new CommentNotFoundError();
    if (state.withdrawn) return [];
    const facts = { ...factsOf(commentId, state), ...ofWaiting(state) };
    return [{ type: 'CommentRemovedByModerator', data: { ...facts, removedAt: at } }];
  };

interface DecisionOnHeld {
  readonly commentId: string;
  readonly at: string;
}

/** The author has changed the text since a moderator read it. */
export class TextChangedError extends ConflictError {
  constructor() {
    super('TEXT_CHANGED');
  }
}

/**
 * Shows readers a comment that waits; a no-op where it does not. Throws {@link CommentNotFoundError},
 * {@link TextChangedError}.
 * @param input `editedAt`: of the text that the moderator has read; absent: whatever it says now
 */
export const approveComment =
  ({ commentId, editedAt, at }: DecisionOnHeld & { readonly editedAt?: string | null | undefined }) =>
  (state: Comment): CommentEvent[] => {
    if (!state || state.withdrawn) throw new CommentNotFoundError();
    const { waiting: reason } = state;
    if (reason && editedAt !== undefined && editedAt !== state.editedAt) throw new TextChangedError();
    return reason ? [{ type: 'CommentApproved', data: { ...factsOf(commentId, state), reason, approvedAt: at } }] : [];
  };

/** Undoes an approval: the comment waits again. A no-op where none is to be undone. Throws {@link CommentNotFoundError}. */
export const holdAgain =
  ({ commentId, at }: DecisionOnHeld) =>
  (state: Comment): CommentEvent[] => {
    if (!state || state.withdrawn) throw new CommentNotFoundError();
    return held(factsOf(commentId, state), state.approved, at);
  };

/**
 * Restores a comment that a moderator removed, with its text sealed again; any other stays as it is. One that waited waits
 * again.
 * Throws {@link CommentNotFoundError}.
 */
export const restoreRemovedComment =
  (input: { readonly commentId: string; readonly content: Sealed; readonly at: string }) =>
  (state: Comment): CommentEvent[] => {
    if (!state) throw new CommentNotFoundError();
    return state.removed ? restoreComment(input)({ ...state, removed: false }) : [];
  };

/**
 * Restores a withdrawn comment with its text sealed again, to wait where it waited; a no-op where it is active or a
 * moderator removed it.
 */
export const restoreComment =
  ({ commentId, content, at }: { readonly commentId: string; readonly content: Sealed; readonly at: string }) =>
  (state: Comment): CommentEvent[] => {
    if (!state?.withdrawn || state.removed) return [];
    const { editedAt, waiting } = state;
    const facts = factsOf(commentId, state);
    const data = { ...facts, content, ...(editedAt && { editedAt }), restoredAt: at };
    return [{ type: 'CommentRestored', data }, ...held(facts, waiting, at)];
  };

interface BatchInput {
  readonly commentId: string;
  readonly batchId: string;
  readonly at: string;
}

/** Removes a comment for a replacing import; a no-op where it is not active, also while it waits for a moderator. */
export const removeCommentByImport =
  ({ commentId, batchId, at }: BatchInput) =>
  (state: Comment): CommentEvent[] => {
    if (!state || state.withdrawn || state.waiting) return [];
    return [{ type: 'CommentRemovedByImport', data: { ...factsOf(commentId, state), batchId, removedAt: at } }];
  };

/** Restores a comment that an import removed; any other stays as it is. */
export const undoCommentImportRemoval =
  ({ commentId, batchId, at }: BatchInput) =>
  (state: Comment): CommentEvent[] => {
    if (state?.removedByImport !== batchId) return [];
    return [{ type: 'CommentImportRemovalUndone', data: { ...factsOf(commentId, state), batchId, undoneAt: at } }];
  };
