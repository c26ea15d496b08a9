import type { CommentDocument } from '@henna/contracts';
import { existing, instant, isDemo, sealedField } from '../../../facts.ts';
import { defineProjection, type Content, type RecordedOf } from '../../../projection.ts';
import { authorId, thread } from './thread.ts';

type Comment = Content<CommentDocument>;

const posted = (
  event: RecordedOf<'CommentPosted' | 'CommentRestored'>,
  more: Pick<Comment, 'editedAt' | 'replies' | 'stars' | 'demo'>,
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
    demo: more.demo,
  };
};

/**
 * Part `authors`: the stars and roots of each person on each product. Part `withdrawn`: what is left of withdrawn
 * comments, nameless and without text, for the replies to come and for their restoration. Part `people`: which comments
 * each person has withdrawn, until they are erased.
 */
export const commentProjection = defineProjection<CommentDocument>()({
  view: 'comment',
  version: 3,
  handles: [
    'CommentPosted',
    'CommentEdited',
    'CommentWithdrawn',
    'CommentRestored',
    'RatingGiven',
    'RatingChanged',
    'RatingWithdrawn',
    'RatingRestored',
    'MemberErased',
  ],
  parts: ['authors', 'withdrawn', 'people'],
  indexes: [
    { key: { productId: 1, root: 1, postedAt: -1 } },
    { key: { productId: 1, root: 1, stars: 1, postedAt: -1 } },
    { key: { rootId: 1, postedAt: 1 } },
    { key: { userId: 1, postedAt: 1 } },
  ],
  keys(event) {
    if (event.type === 'MemberErased') return [];
    const author = { part: 'authors', id: authorId(event.data) };
    switch (event.type) {
      case 'CommentEdited':
        return [{ id: event.data.commentId }];
      case 'CommentPosted':
      case 'CommentWithdrawn':
      case 'CommentRestored': {
        const { commentId, parentId } = event.data;
        const own = event.type === 'CommentRestored' ? [{ part: 'withdrawn', id: commentId }] : [{ id: commentId }];
        if (event.type !== 'CommentPosted') own.push({ part: 'people', id: event.data.userId });
        return [...own, parentId === null ? author : { id: parentId }];
      }
      default:
        return [author];
    }
  },
  async apply(event, comments) {
    const { withdrawn, people, authors, authorOf, putWithdrawn, countReply, putStars } = thread(comments);
    const stand = async (
      posting: RecordedOf<'CommentPosted' | 'CommentRestored'>,
      more: Pick<Comment, 'editedAt' | 'replies' | 'demo'>,
    ) => {
      if (posting.data.parentId !== null) {
        comments.put(posted(posting, { ...more, stars: null }));
        return countReply(posting.data.parentId, 1);
      }
      const author = await authorOf(posting.data);
      comments.put(posted(posting, { ...more, stars: author.stars }));
      authors.put({ ...author, roots: [...author.roots, posting.data.commentId] });
    };
    switch (event.type) {
      case 'CommentPosted':
        return stand(event, { editedAt: null, replies: 0, demo: isDemo(event) });
      case 'CommentEdited': {
        const { commentId, content, editedAt } = event.data;
        const comment = existing(await comments.get(commentId), 'comment', commentId);
        return comments.put({ ...comment, content: sealedField(content, event), editedAt: instant(editedAt) });
      }
      case 'CommentRestored': {
        const before = existing(await withdrawn.get(event.data.commentId), 'withdrawn comment', event.data.commentId);
        withdrawn.delete(before._id);
        await people.noteRestored(event.data);
        const { editedAt } = event.data;
        return stand(event, { ...before, editedAt: editedAt === undefined ? null : instant(editedAt) });
      }
      case 'CommentWithdrawn': {
        const comment = existing(await comments.get(event.data.commentId), 'comment', event.data.commentId);
        await people.noteWithdrawn(event.data);
        putWithdrawn({ ...comment, userId: null, content: null, editedAt: null, stars: null, withdrawn: true });
        if (!comment.root) return countReply(comment.rootId, -1);
        const author = await authorOf(event.data);
        return authors.put({ ...author, roots: author.roots.filter((id) => id !== comment._id) });
      }
      case 'RatingGiven':
      case 'RatingRestored':
        return putStars(event.data, event.data.stars);
      case 'RatingChanged':
        return putStars(event.data, event.data.to);
      case 'RatingWithdrawn':
        return putStars(event.data, null);
      case 'MemberErased':
        return people.forget(event.data.memberId);
      default:
        return event satisfies never;
    }
  },
});
