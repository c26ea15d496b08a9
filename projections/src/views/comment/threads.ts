import type {
  CommentBeforeRemoval,
  CommentDocument,
  HoldReason,
  RemovedCommentDocument,
  WaitingCommentDocument,
  WithdrawnCommentsDocument,
} from '@henna/domain';
import type { Content, Documents, Keyed } from '../../projection.ts';
import { existing } from '../event-values.ts';

interface AuthorKey {
  readonly productId: string;
  readonly userId: string;
}

/** Part `authors`: the stars and root comments of one person on one product. */
interface AuthorDocument extends Keyed {
  readonly stars: number | null;
  /** Active roots of the person. */
  readonly roots: readonly string[];
}

export const authorId = ({ productId, userId }: AuthorKey): string => `${productId}.${userId}`;

/** The roots of each person on each product, which show the stars that the person gives it. */
export const authorDocuments = (comments: Documents<CommentDocument>) => {
  const authors = comments.part<AuthorDocument>('authors');
  const authorOf = async (author: AuthorKey): Promise<AuthorDocument> => {
    const id = authorId(author);
    return (await authors.get(id)) ?? { _id: id, stars: null, roots: [] };
  };
  /** A person without stars and roots leaves no document. */
  const put = (author: AuthorDocument) => {
    if (author.stars === null && author.roots.length === 0) authors.delete(author._id);
    else authors.put(author);
  };
  return {
    /** @returns the stars that the new root shows */
    async addRoot(author: AuthorKey, commentId: string): Promise<number | null> {
      const storedAuthor = await authorOf(author);
      put({ ...storedAuthor, roots: [...storedAuthor.roots, commentId] });
      return storedAuthor.stars;
    },
    async removeRoot(author: AuthorKey, commentId: string): Promise<void> {
      const storedAuthor = await authorOf(author);
      put({ ...storedAuthor, roots: storedAuthor.roots.filter((id) => id !== commentId) });
    },
    /** @param stars `null` when the person's rating counts no more */
    async rate(author: AuthorKey, stars: number | null): Promise<void> {
      const storedAuthor = await authorOf(author);
      put({ ...storedAuthor, stars });
      for (const id of storedAuthor.roots)
        comments.put({ ...existing(await comments.get(id), 'root comment', id), stars });
    },
  };
};

type Comment = Content<CommentDocument>;

/** Part `threads`: the replies of a root. */
interface ThreadDocument extends Keyed {
  readonly replies: readonly string[];
}

/** The documents of the comment view: what readers see, what withdrawn comments leave, and the authors. */
export const threadDocuments = (comments: Documents<CommentDocument>) => {
  const withdrawn = comments.part<CommentDocument>('withdrawn');
  const removed = comments.part<RemovedCommentDocument>('removed');
  const removedByImport = comments.part<CommentBeforeRemoval>('removedByImport');
  const waiting = comments.part<WaitingCommentDocument>('waiting');
  const threads = comments.part<ThreadDocument>('threads');
  const withdrawnBy = comments.part<WithdrawnCommentsDocument>('people');
  const authors = authorDocuments(comments);

  const addWithdrawn = async (userId: string, commentId: string) => {
    const others = (await withdrawnBy.get(userId))?.withdrawn ?? [];
    withdrawnBy.put({ _id: userId, withdrawn: [...others, commentId] });
  };
  const removeWithdrawn = async (userId: string, commentId: string) => {
    const others = (await withdrawnBy.get(userId))?.withdrawn.filter((id) => id !== commentId) ?? [];
    if (others.length > 0) withdrawnBy.put({ _id: userId, withdrawn: others });
    else withdrawnBy.delete(userId);
  };
  /** A withdrawn root stays visible while it has replies, unless a moderator removed it: its replies are hidden then. */
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
  /** Counts a reply more or fewer on its root, even on one that is not visible. */
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

  /** Withdraws a comment; what its replies need of it stays, without name and text. @param hides whether its replies are hidden too */
  const withdraw = async (comment: Comment & { readonly userId: string }, hides: boolean): Promise<void> => {
    const { _id, productId, userId } = comment;
    await addWithdrawn(userId, _id);
    const nameless = { userId: null, content: null, editedAt: null, stars: null, withdrawn: true };
    putWithdrawn({ ...comment, ...nameless, hidden: hides });
    if (!comment.root) return countReply(comment.rootId, _id, -1);
    await authors.removeRoot({ productId, userId }, _id);
    if (hides) await hideReplies(_id, true);
  };

  return {
    withdraw,
    removed,
    removedByImport,
    waiting,
    authors,
    /** Counts a mark more or fewer, even on a comment that is not visible. */
    async countHelpful(commentId: string, change: 1 | -1): Promise<void> {
      const comment = existing(
        (await comments.get(commentId)) ?? (await withdrawn.get(commentId)),
        'comment',
        commentId,
      );
      const counted = { ...comment, helpful: comment.helpful + change };
      if (counted.withdrawn) putWithdrawn(counted);
      else comments.put(counted);
    },
    /** Shows a comment, with its author's stars if it is a root, hidden if its root is. */
    async show(comment: Omit<Comment, 'stars' | 'hidden' | 'withdrawn'> & { readonly userId: string }): Promise<void> {
      const { _id, rootId, userId, productId } = comment;
      const shown = { ...comment, withdrawn: false };
      if (comment.root) {
        const stars = await authors.addRoot({ productId, userId }, _id);
        return comments.put({ ...shown, stars, hidden: false });
      }
      comments.put({ ...shown, stars: null, hidden: (await rootOf(rootId)).hidden });
      return countReply(rootId, _id, 1);
    },
    /** Takes a comment out of what readers see while it waits for a moderator; the replies to it stay. */
    async hold(comment: Comment & { readonly userId: string }, reason: HoldReason, since: Date): Promise<void> {
      const { helpful: _, ...shown } = comment;
      waiting.put({ ...shown, reason, since });
      await withdraw({ ...comment, waiting: true }, false);
    },
    /** Ends the waiting of a comment that its author withdraws, or a moderator removes, which hides its replies too. */
    async endWaiting(commentId: string, hides: boolean): Promise<void> {
      const { waiting: _, ...left } = existing(await withdrawn.get(commentId), 'waiting comment', commentId);
      waiting.delete(commentId);
      putWithdrawn({ ...left, hidden: hides });
      if (left.root && hides) await hideReplies(commentId, true);
    },
    /** Restores a withdrawn comment. @returns what was left of it */
    async restore(commentId: string, userId: string): Promise<Comment> {
      const left = existing(await withdrawn.get(commentId), 'withdrawn comment', commentId);
      for (const part of [withdrawn, removed, removedByImport, waiting]) part.delete(commentId);
      await removeWithdrawn(userId, commentId);
      if (left.root && left.hidden) await hideReplies(commentId, false);
      return left;
    },
    /** Deletes the text of an erased person's withdrawn comments. */
    async forget(userId: string): Promise<void> {
      for (const id of (await withdrawnBy.get(userId))?.withdrawn ?? [])
        for (const part of [removed, removedByImport, waiting]) part.delete(id);
      withdrawnBy.delete(userId);
    },
  };
};
