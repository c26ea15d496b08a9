import {
  ForbiddenError,
  InvalidError,
  NotFoundError,
  type CommentEvent,
  type Aggregate,
  type Sealed,
  type SealedField,
} from '@henna/domain';

export type Comment = {
  readonly productId: string;
  readonly userId: string;
  readonly parentId: string | null;
  readonly replyTo: string | null;
  readonly postedAt: string;
  readonly content: SealedField;
  readonly editedAt: string | null;
  /** Taken back, by whomever. */
  readonly withdrawn: boolean;
  /** By a moderator. */
  readonly removed: boolean;
  /** The batch of the import that removed it; `null` once it is back. */
  readonly removedByImport: string | null;
} | null;

export const commentStream = (commentId: string): string => `comment-${commentId}`;
/** Where the text stands in its event: part of how it is sealed. */
export const contentField = 'content';

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
        const current = { withdrawn: false, removed: false, removedByImport: null };
        return { productId, userId, parentId, replyTo, postedAt, content, editedAt, ...current };
      }
      case 'CommentEdited': {
        const { content, editedAt } = event.data;
        return state && { ...state, content: { sealed: content, eventId }, editedAt };
      }
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

/** The comment that a reply answers, as the view knows it. */
export interface Parent {
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

/** Where a reply joins: always the root; whom it answers is kept when that is not the root itself. */
export const threadOf = (
  productId: string,
  parent: Parent | undefined,
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
    readonly at: string;
  }) =>
  (state: Comment): CommentEvent[] => {
    if (state) return [];
    const { at, ...facts } = input;
    return [{ type: 'CommentPosted', data: { ...facts, postedAt: at } }];
  };

export class CommentNotFoundError extends NotFoundError {
  constructor() {
    super('COMMENT_NOT_FOUND');
  }
}

/** What every later event of a comment says of it. */
const factsOf = (commentId: string, state: NonNullable<Comment>) => {
  const { productId, userId, parentId, replyTo, postedAt } = state;
  return { commentId, productId, userId, parentId, replyTo, postedAt };
};

const requireAuthor = (state: NonNullable<Comment>, userId: string) => {
  if (state.userId !== userId) throw new ForbiddenError('AUTHOR_ONLY');
};

/**
 * Gives a comment another text; the same text is a no-op. Throws {@link CommentNotFoundError}, {@link ForbiddenError}.
 * @param isSame whether the text that stands is the new one already, which sealed texts don't tell
 */
export const editComment =
  (input: {
    readonly commentId: string;
    readonly userId: string;
    readonly content: Sealed;
    readonly isSame: (standing: SealedField) => boolean;
    readonly at: string;
  }) =>
  (state: Comment): CommentEvent[] => {
    if (!state) throw new CommentNotFoundError();
    requireAuthor(state, input.userId);
    if (state.withdrawn) throw new CommentNotFoundError();
    if (input.isSame(state.content)) return [];
    const { commentId, content, at } = input;
    return [{ type: 'CommentEdited', data: { ...factsOf(commentId, state), content, editedAt: at } }];
  };

/** Takes one's own comment back; once more is a no-op. Throws {@link CommentNotFoundError}, {@link ForbiddenError}. */
export const withdrawOwnComment =
  ({ commentId, userId, at }: { readonly commentId: string; readonly userId: string; readonly at: string }) =>
  (state: Comment): CommentEvent[] => {
    if (!state) throw new CommentNotFoundError();
    requireAuthor(state, userId);
    return withdrawComment({ commentId, at })(state);
  };

/** Takes a comment back; a no-op where none stands. */
export const withdrawComment =
  ({ commentId, at }: { readonly commentId: string; readonly at: string }) =>
  (state: Comment): CommentEvent[] => {
    if (!state || state.withdrawn) return [];
    return [{ type: 'CommentWithdrawn', data: { ...factsOf(commentId, state), withdrawnAt: at } }];
  };

/** A moderator takes a comment out; a no-op where it does not stand. Throws {@link CommentNotFoundError}. */
export const removeComment =
  ({ commentId, at }: { readonly commentId: string; readonly at: string }) =>
  (state: Comment): CommentEvent[] => {
    if (!state) throw new CommentNotFoundError();
    if (state.withdrawn) return [];
    return [{ type: 'CommentRemovedByModerator', data: { ...factsOf(commentId, state), removedAt: at } }];
  };

/**
 * Brings back a comment that a moderator took out, with its text sealed anew; any other is left as it is.
 * Throws {@link CommentNotFoundError}.
 */
export const restoreRemovedComment =
  (input: { readonly commentId: string; readonly content: Sealed; readonly at: string }) =>
  (state: Comment): CommentEvent[] => {
    if (!state) throw new CommentNotFoundError();
    return state.removed ? restoreComment(input)({ ...state, removed: false }) : [];
  };

/** Brings a withdrawn comment back with its text sealed anew; a no-op where it stands or a moderator took it out. */
export const restoreComment =
  ({ commentId, content, at }: { readonly commentId: string; readonly content: Sealed; readonly at: string }) =>
  (state: Comment): CommentEvent[] => {
    if (!state?.withdrawn || state.removed) return [];
    const { editedAt } = state;
    const facts = { ...factsOf(commentId, state), content, ...(editedAt && { editedAt }) };
    return [{ type: 'CommentRestored', data: { ...facts, restoredAt: at } }];
  };

interface OfBatch {
  readonly commentId: string;
  readonly batchId: string;
  readonly at: string;
}

/** Removes a comment for a replacing import; a no-op where it is not there any more. */
export const removeCommentByImport =
  ({ commentId, batchId, at }: OfBatch) =>
  (state: Comment): CommentEvent[] => {
    if (!state || state.withdrawn) return [];
    return [{ type: 'CommentRemovedByImport', data: { ...factsOf(commentId, state), batchId, removedAt: at } }];
  };

/** Brings back a comment that an import removed; any other is left as it is. */
export const undoCommentImportRemoval =
  ({ commentId, batchId, at }: OfBatch) =>
  (state: Comment): CommentEvent[] => {
    if (state?.removedByImport !== batchId) return [];
    return [{ type: 'CommentImportRemovalUndone', data: { ...factsOf(commentId, state), batchId, undoneAt: at } }];
  };
