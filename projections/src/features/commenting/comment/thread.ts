import type { CommentDocument, RemovedCommentDocument, WithdrawnCommentsDocument } from '@henna/contracts';
import { existing } from '../../../facts.ts';
import type { Content, Documents, Keyed } from '../../../projection.ts';
import { authorId, authorStars, type AuthorDocument } from './author-stars.ts';

type Comment = Content<CommentDocument>;

/** Part `threads`: the replies that hang on a root. */
interface ThreadDocument extends Keyed {
  readonly replies: readonly string[];
}

/** The documents of the comment view: what readers see, what withdrawn comments leave, and the authors. */
export const thread = (comments: Documents<CommentDocument>) => {
  const withdrawn = comments.part<CommentDocument>('withdrawn');
  const authors = comments.part<AuthorDocument>('authors');

  const removed = comments.part<RemovedCommentDocument>('removed');
  const removedByImport = comments.part<Content<CommentDocument>>('removedByImport');
  const threads = comments.part<ThreadDocument>('threads');
  const withdrawnBy = comments.part<WithdrawnCommentsDocument>('people');
  const people = {
    noteWithdrawn: async ({ userId, commentId }: { userId: string; commentId: string }) => {
      const others = (await withdrawnBy.get(userId))?.withdrawn ?? [];
      withdrawnBy.put({ _id: userId, withdrawn: [...others, commentId] });
    },
    noteRestored: async ({ userId, commentId }: { userId: string; commentId: string }) => {
      const others = (await withdrawnBy.get(userId))?.withdrawn.filter((id) => id !== commentId) ?? [];
      if (others.length > 0) withdrawnBy.put({ _id: userId, withdrawn: others });
      else withdrawnBy.delete(userId);
    },
    forget: async (userId: string) => {
      for (const id of (await withdrawnBy.get(userId))?.withdrawn ?? []) {
        removed.delete(id);
        removedByImport.delete(id);
      }
      withdrawnBy.delete(userId);
    },
  };

  /** A person of whom nothing stands leaves no document. */
  const putAuthor = (author: AuthorDocument) => {
    if (author.stars === null && author.roots.length === 0) authors.delete(author._id);
    else authors.put(author);
  };
  const authorOf = async (data: { productId: string; userId: string }) => {
    const id = authorId(data);
    return (await authors.get(id)) ?? { _id: id, stars: null, roots: [] };
  };
  /** A withdrawn root is seen only while replies hang on it; one that a moderator removed takes them along. */
  const putWithdrawn = (comment: Comment) => {
    withdrawn.put(comment);
    if (comment.root && comment.replies > 0 && !comment.hidden) comments.put(comment);
    else comments.delete(comment._id);
  };
  const rootOf = async (rootId: string) =>
    existing((await comments.get(rootId)) ?? (await withdrawn.get(rootId)), 'root comment', rootId);
  /** Hides the replies of a root that a moderator removes, or shows them again. */
  const hideReplies = async (rootId: string, hidden: boolean) => {
    for (const id of (await threads.get(rootId))?.replies ?? [])
      comments.put({ ...existing(await comments.get(id), 'reply', id), hidden });
  };
  /** Counts a reply more or fewer on its root, even on one that nobody sees any more. */
  const countReply = async (rootId: string, replyId: string, change: 1 | -1) => {
    const root = await rootOf(rootId);
    const others = (await threads.get(rootId))?.replies.filter((id) => id !== replyId) ?? [];
    if (change > 0) threads.put({ _id: rootId, replies: [...others, replyId] });
    else if (others.length > 0) threads.put({ _id: rootId, replies: others });
    else threads.delete(rootId);
    const counted = { ...root, replies: root.replies + change };
    if (counted.withdrawn) putWithdrawn(counted);
    else comments.put(counted);
  };
  return {
    withdrawn,
    removed,
    removedByImport,
    people,
    authors: { put: putAuthor },
    authorOf,
    putWithdrawn,
    rootOf,
    hideReplies,
    countReply,
    stars: authorStars(comments, authors, putAuthor),
  };
};
