import type { CommentDocument } from '@henna/contracts';
import { everyOne, type ClearEvent } from '../../../cleared.ts';
import type { Content, Documents, RecordedOf } from '../../../projection.ts';
import { voidedActs } from '../../../voided.ts';
import { existing, instant, sealedField } from '../../../facts.ts';
import type { thread } from './thread.ts';

type Comment = Content<CommentDocument>;

/** What clears of all comments take, each as if its author had withdrawn it, and give back as it was. */
export const clearedComments = (comments: Documents<CommentDocument>, threads: ReturnType<typeof thread>) => {
  const voided = voidedActs<Comment>(comments);
  const { withdrawn, people, authors, authorOf, putWithdrawn, rootOf, countReply } = threads;

  const withdraw = async (comment: Comment & { readonly userId: string }, hides = false) => {
    await people.noteWithdrawn({ userId: comment.userId, commentId: comment._id });
    const nameless = { userId: null, content: null, editedAt: null, stars: null, withdrawn: true };
    putWithdrawn({ ...comment, ...nameless, hidden: hides });
    if (!comment.root) return countReply(comment.rootId, comment._id, -1);
    const author = await authorOf({ productId: comment.productId, userId: comment.userId });
    authors.put({ ...author, roots: author.roots.filter((id) => id !== comment._id) });
  };

  /** Its thread and its author's stars are those of now. */
  const restore = async (fact: Comment) => {
    const { _id, productId, rootId, root } = fact;
    const userId = fact.userId!;
    const left = await withdrawn.get(_id);
    withdrawn.delete(_id);
    await people.noteRestored({ userId, commentId: _id });
    const { replies } = left ?? fact;
    if (!root) {
      const { hidden } = await rootOf(rootId);
      comments.put({ ...fact, replies, stars: null, hidden });
      return countReply(rootId, _id, 1);
    }
    const author = await authorOf({ productId, userId });
    comments.put({ ...fact, replies, stars: author.stars, hidden: false });
    authors.put({ ...author, roots: [...author.roots, _id] });
  };

  return {
    withdraw,
    restore,
    async take({ type, data }: ClearEvent): Promise<void> {
      if (type === 'EntityClearUndone') {
        for (const fact of await voided.giveBack(data.clearId)) await restore(fact);
        return;
      }
      for (const fact of await comments.select(everyOne('userId'))) {
        const { _id, userId } = fact;
        if (userId === null) continue;
        voided.put({ _id, userId, by: data.clearId, fact });
        // A reply that went before has changed its root.
        await withdraw({ ...existing(await comments.get(_id), 'comment', _id), userId });
      }
    },
    /** Before somebody takes a comment back: one that a clear has taken already stands a last time. */
    async revive(commentId: string): Promise<void> {
      const taken = await voided.take(commentId);
      if (taken && taken.by !== null) await restore(taken.fact);
    },
    /** Somebody restores it: the clear gives it back no more. */
    async forget(commentId: string): Promise<void> {
      await voided.take(commentId);
    },
    /** An edit that came while the comment was being cleared. @returns whether it was cleared */
    async edit({ id, data }: RecordedOf<'CommentEdited'>): Promise<boolean> {
      const taken = await voided.get(data.commentId);
      if (!taken || taken.by === null) return false;
      const fact = { ...taken.fact, content: sealedField(data.content, { id }), editedAt: instant(data.editedAt) };
      voided.put({ ...taken, fact });
      return true;
    },
  };
};
