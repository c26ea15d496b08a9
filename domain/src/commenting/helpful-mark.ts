import type { Aggregate } from '../shared/aggregate.ts';
import { ConflictError } from '../shared/errors.ts';
import type { EventOf } from '../shared/event.ts';

interface OfMark {
  readonly commentId: string;
  readonly productId: string;
  /** Who found the comment helpful. */
  readonly userId: string;
  /** ISO 8601. */
  readonly markedAt: string;
}

export type CommentMarkedHelpful = EventOf<'CommentMarkedHelpful', OfMark>;
export type CommentUnmarkedHelpful = EventOf<'CommentUnmarkedHelpful', OfMark & { readonly unmarkedAt: string }>;

/** Stream `helpful-<comment>.<user>`. */
export type HelpfulEvent = CommentMarkedHelpful | CommentUnmarkedHelpful;

/** That a member finds a comment helpful; `null` where they do not say so. */
export type HelpfulMark = { readonly productId: string; readonly markedAt: string } | null;

export const helpfulStream = (commentId: string, userId: string): string => `helpful-${commentId}.${userId}`;

export const helpfulMark: Aggregate<HelpfulMark, HelpfulEvent> = {
  initialState: () => null,
  evolve: (_, { type, data }) => {
    switch (type) {
      case 'CommentMarkedHelpful':
        return { productId: data.productId, markedAt: data.markedAt };
      case 'CommentUnmarkedHelpful':
        return null;
    }
  },
};

/** One's own comment is not for oneself to mark. */
export class OwnCommentError extends ConflictError {
  constructor() {
    super('OWN_COMMENT');
  }
}

/** Marks a comment as helpful; marking it again is a no-op. Throws {@link OwnCommentError}. */
export const markHelpful =
  (input: {
    readonly commentId: string;
    readonly productId: string;
    /** Who wrote the comment. */
    readonly authorId: string;
    readonly userId: string;
    readonly at: string;
  }) =>
  (mark: HelpfulMark): HelpfulEvent[] => {
    const { commentId, productId, authorId, userId, at } = input;
    if (authorId === userId) throw new OwnCommentError();
    return mark ? [] : [{ type: 'CommentMarkedHelpful', data: { commentId, productId, userId, markedAt: at } }];
  };

/** Marks the comment as it was marked before; a no-op where it is. */
export const restoreHelpfulMark =
  (data: CommentMarkedHelpful['data']) =>
  (mark: HelpfulMark): HelpfulEvent[] =>
    mark ? [] : [{ type: 'CommentMarkedHelpful', data }];

/** Takes the mark back; a no-op where there is none. */
export const unmarkHelpful =
  ({ commentId, userId, at }: { readonly commentId: string; readonly userId: string; readonly at: string }) =>
  (mark: HelpfulMark): HelpfulEvent[] =>
    mark ? [{ type: 'CommentUnmarkedHelpful', data: { commentId, ...mark, userId, unmarkedAt: at } }] : [];
