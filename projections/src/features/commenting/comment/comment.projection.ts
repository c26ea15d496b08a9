import type { CommentDocument } from '@henna/contracts';
import { existing, instant, isDemo, sealedField } from '../../../facts.ts';
import { defineProjection, type Content, type RecordedOf } from '../../../projection.ts';
import { voidedIndexes } from '../../../voided.ts';
import { clearedComments } from './cleared-comments.ts';
import { authorId } from './author-stars.ts';
import { thread } from './thread.ts';

type Comment = Content<CommentDocument>;

const posted = (
  event: RecordedOf<'CommentPosted' | 'CommentRestored'>,
  more: Pick<Comment, 'editedAt' | 'replies' | 'stars' | 'hidden' | 'demo'>,
): Comment => {
  const { commentId, productId, userId, parentId, replyTo, content, postedAt } = event.data;
  return {
    _id: commentId,
    productId,
    userId,
    root: parentId === null,
    rootId: parentId ?? commentId,
    replyTo,
    content: sealedField(content, event),
    postedAt: instant(postedAt),
    editedAt: more.editedAt,
    replies: more.replies,
    stars: more.stars,
    withdrawn: false,
    hidden: more.hidden,
    demo: more.demo,
  };
};

/**
 * Part `authors`: the stars and roots of each person on each product. Part `withdrawn`: what is left of withdrawn
 * comments, nameless and without text, for the replies to come and for their restoration. Part `people`: which comments
 * each person has withdrawn or had removed, until they are erased. Part `threads`: the replies of each root. Part
 * `removed`: what moderators took out, for them to see. Part `removedByImport`: the same of replacing imports, to bring it
 * back. Part `voided`: stars that resets took, and what clears did.
 */
export const commentProjection = defineProjection<CommentDocument>()({
  view: 'comment',
  version: 8,
  handles: [
    'CommentPosted',
    'CommentEdited',
    'CommentWithdrawn',
    'CommentRemovedByModerator',
    'CommentRestored',
    'CommentRemovedByImport',
    'CommentImportRemovalUndone',
    'RatingGiven',
    'RatingChanged',
    'RatingWithdrawn',
    'RatingRemovedByModerator',
    'RatingRestored',
    'ProductRatingsReset',
    'ProductRatingsResetUndone',
    'EntityCleared',
    'EntityClearUndone',
    'MemberErased',
  ],
  parts: ['authors', 'withdrawn', 'people', 'threads', 'removed', 'removedByImport', 'voided'],
  indexes: [
    { key: { productId: 1, root: 1, postedAt: -1 } },
    { key: { productId: 1, root: 1, stars: 1, postedAt: -1 } },
    { key: { rootId: 1, postedAt: 1 } },
    { key: { userId: 1, postedAt: 1 } },
    { key: { postedAt: -1, _id: -1 } },
    { key: { productId: 1, postedAt: -1, _id: -1 } },
    { part: 'removed', key: { removedAt: -1, _id: -1 } },
    { part: 'removed', key: { userId: 1, productId: 1 } },
    ...voidedIndexes,
  ],
  keys(event) {
    if (!('userId' in event.data)) return [];
    const author = { part: 'authors', id: authorId(event.data) };
    switch (event.type) {
      case 'CommentEdited':
        return [{ id: event.data.commentId }, { part: 'voided', id: event.data.commentId }];
      case 'CommentPosted':
      case 'CommentWithdrawn':
      case 'CommentRemovedByModerator':
      case 'CommentRestored':
      case 'CommentRemovedByImport':
      case 'CommentImportRemovalUndone': {
        const { commentId, parentId } = event.data;
        const own = event.type === 'CommentRestored' ? [{ part: 'withdrawn', id: commentId }] : [{ id: commentId }];
        if (event.type !== 'CommentPosted')
          own.push({ part: 'people', id: event.data.userId }, { part: 'voided', id: commentId });
        const thread = { part: 'threads', id: parentId ?? commentId };
        return [...own, thread, parentId === null ? author : { id: parentId }];
      }
      default:
        return [author, { part: 'voided', id: author.id }];
    }
  },
  async apply(event, comments) {
    const threads = thread(comments);
    const { withdrawn, removed, removedByImport, people, authors, authorOf, rootOf, hideReplies, countReply, stars } =
      threads;
    const cleared = clearedComments(comments, threads);
    const stand = async (
      posting: RecordedOf<'CommentPosted' | 'CommentRestored'>,
      more: Pick<Comment, 'editedAt' | 'replies' | 'demo'>,
    ) => {
      if (posting.data.parentId !== null) {
        const { hidden } = await rootOf(posting.data.parentId);
        comments.put(posted(posting, { ...more, stars: null, hidden }));
        return countReply(posting.data.parentId, posting.data.commentId, 1);
      }
      const author = await authorOf(posting.data);
      comments.put(posted(posting, { ...more, stars: author.stars, hidden: false }));
      authors.put({ ...author, roots: [...author.roots, posting.data.commentId] });
    };
    switch (event.type) {
      case 'CommentPosted':
        return stand(event, { editedAt: null, replies: 0, demo: isDemo(event) });
      case 'CommentEdited': {
        if (await cleared.edit(event)) return;
        const { commentId, content, editedAt } = event.data;
        const comment = existing(await comments.get(commentId), 'comment', commentId);
        return comments.put({ ...comment, content: sealedField(content, event), editedAt: instant(editedAt) });
      }
      case 'CommentRestored': {
        await cleared.forget(event.data.commentId);
        const before = existing(await withdrawn.get(event.data.commentId), 'withdrawn comment', event.data.commentId);
        withdrawn.delete(before._id);
        removed.delete(before._id);
        removedByImport.delete(before._id);
        if (before.root && before.hidden) await hideReplies(before._id, false);
        await people.noteRestored(event.data);
        const { editedAt } = event.data;
        return stand(event, { ...before, editedAt: editedAt === undefined ? null : instant(editedAt) });
      }
      case 'CommentRemovedByImport': {
        const { commentId, userId } = event.data;
        const comment = existing(await comments.get(commentId), 'comment', commentId);
        removedByImport.put(comment);
        return cleared.withdraw({ ...comment, userId });
      }
      case 'CommentImportRemovalUndone': {
        const { commentId } = event.data;
        const comment = existing(await removedByImport.get(commentId), 'comment removed by import', commentId);
        removedByImport.delete(commentId);
        return cleared.restore(comment);
      }
      case 'CommentWithdrawn':
      case 'CommentRemovedByModerator': {
        await cleared.revive(event.data.commentId);
        const comment = existing(await comments.get(event.data.commentId), 'comment', event.data.commentId);
        const byModerator = event.type === 'CommentRemovedByModerator';
        if (byModerator)
          removed.put({
            ...comment,
            removedAt: instant(event.data.removedAt),
            reason: event.metadata.reason ?? null,
          });
        const hides = comment.root && byModerator;
        await cleared.withdraw({ ...comment, userId: event.data.userId }, hides);
        if (hides) await hideReplies(comment._id, true);
        return;
      }
      case 'RatingGiven':
      case 'RatingRestored':
        return stars.rate(event.data, event.data.stars);
      case 'RatingChanged':
        return stars.rate(event.data, event.data.to);
      case 'RatingWithdrawn':
      case 'RatingRemovedByModerator':
        return stars.rate(event.data, null);
      case 'ProductRatingsReset':
        return stars.reset(event.data.resetId, event.data.productId);
      case 'ProductRatingsResetUndone':
        return stars.giveBack(event.data.resetId);
      case 'EntityCleared':
      case 'EntityClearUndone':
        if (event.data.entity === 'comments') return cleared.take(event);
        if (event.data.entity !== 'ratings') return;
        return event.type === 'EntityCleared' ? stars.reset(event.data.clearId) : stars.giveBack(event.data.clearId);
      case 'MemberErased':
        await stars.forget(event.data.memberId);
        return people.forget(event.data.memberId);
      default:
        return event satisfies never;
    }
  },
});
