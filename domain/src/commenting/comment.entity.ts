import { sealed, text, type Entity } from '../entities/entity.ts';
import type { CommentEvent } from './comment.events.ts';
import { comment, commentStream, type Comment } from './comment.ts';

export const commentEntity: Entity<'comment', CommentEvent, Comment, { file: 'comments'; view: 'comment' }> = {
  kind: 'comment',
  file: 'comments',
  id: { field: 'commentId' },
  stream: ({ commentId }) => commentStream(commentId),
  aggregate: comment,
  record: (state) => {
    // What its author withdrew, or an import removed, is not a moderator's to bring back.
    if (!state || (state.withdrawn && !state.removed)) return undefined;
    return { revision: -1, removed: state.removed, fields: { waiting: state.waiting } };
  },
  fields: { content: sealed, waiting: text },
  events: {
    CommentPosted: { action: 'added', at: 'postedAt', undo: 'opinion' },
    CommentEdited: { action: 'changed', at: 'editedAt' },
    CommentHeld: {
      action: 'changed',
      at: 'heldAt',
      undo: 'moderator',
      changes: ({ reason }) => ({ from: { waiting: null }, to: { waiting: reason } }),
    },
    CommentApproved: {
      action: 'changed',
      at: 'approvedAt',
      undo: 'moderator',
      changes: ({ reason }) => ({ from: { waiting: reason }, to: { waiting: null } }),
    },
    CommentWithdrawn: { action: 'removed', at: 'withdrawnAt', undo: 'opinion' },
    CommentRemovedByModerator: { action: 'removed', at: 'removedAt', undo: 'moderator' },
    CommentRestored: { action: 'restored', at: 'restoredAt', undo: 'moderator', undoOfImport: 'opinion' },
    CommentRemovedByImport: { action: 'removed', at: 'removedAt', undo: 'opinion' },
    CommentImportRemovalUndone: { action: 'restored', at: 'undoneAt' },
  },
  member: 'userId',
  product: 'productId',
  view: 'comment',
};
