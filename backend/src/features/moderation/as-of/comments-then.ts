import type { CommentDocument, Sealed } from '@henna/contracts';
import type { Told } from './act-histories.ts';

/** A comment as it was: readers saw it, or a moderator had taken it. */
export type CommentThen = Omit<CommentDocument, 'position' | 'replies' | 'stars' | 'hidden' | 'withdrawn'> & {
  readonly removedAt?: Date;
};

interface Kept {
  readonly comment: CommentThen;
  readonly standing: 'stands' | 'removed' | 'gone';
}

const posted = ({ data, eventId, origin }: Told): CommentThen => {
  const parentId = data['parentId'] as string | null;
  const id = String(data['commentId']);
  return {
    _id: id,
    productId: String(data['productId']),
    userId: String(data['userId']),
    root: parentId === null,
    rootId: parentId ?? id,
    replyTo: data['replyTo'] as string | null,
    content: { sealed: data['content'] as Sealed, eventId },
    postedAt: new Date(String(data['postedAt'])),
    editedAt: null,
    demo: origin === 'demo',
  };
};

const after = (kept: Kept | undefined, told: Told): Kept | undefined => {
  const { type, data, eventId } = told;
  if (type === 'CommentPosted') return { comment: posted(told), standing: 'stands' };
  if (!kept) return undefined;
  const { removedAt: _, ...comment } = kept.comment;
  switch (type) {
    case 'CommentEdited':
    case 'CommentRestored': {
      const editedAt = typeof data['editedAt'] === 'string' ? new Date(data['editedAt']) : null;
      const content = { sealed: data['content'] as Sealed, eventId };
      return { comment: { ...comment, content, editedAt }, standing: 'stands' };
    }
    case 'CommentImportRemovalUndone':
      return { comment, standing: 'stands' };
    case 'CommentRemovedByModerator':
      return {
        comment: { ...comment, removedAt: new Date(String(data['removedAt'])) },
        standing: 'removed',
      };
    default:
      return { comment, standing: 'gone' };
  }
};

/**
 * Comments as they were, from all that was told of them until then, in the order of the log. A root that a moderator took
 * hides its replies, even where its erased author is not told any more.
 */
export const commentsThen = (all: Iterable<Told>, removed: boolean): readonly CommentThen[] => {
  const comments = new Map<string, Kept>();
  const hidden = new Set<string>();
  for (const told of all) {
    const { type, data } = told;
    const id = String(data['commentId']);
    if (data['parentId'] === null && type !== 'CommentEdited') {
      if (type === 'CommentRemovedByModerator') hidden.add(id);
      else hidden.delete(id);
    }
    if (data['userId'] === null) continue;
    const next = after(comments.get(id), told);
    if (next) comments.set(id, next);
  }
  const wanted = removed ? 'removed' : 'stands';
  return [...comments.values()].flatMap(({ comment, standing }) =>
    standing === wanted && (removed || comment.root || !hidden.has(comment.rootId)) ? [comment] : [],
  );
};
