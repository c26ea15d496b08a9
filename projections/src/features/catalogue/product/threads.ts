import type { CommentContribution } from '@henna/domain';
import type { Documents, Keyed } from '../../../projection.ts';

/** Part `threads`: of a root that was answered or removed, how many replies hang on it, and whether they are hidden. */
interface ThreadDocument extends Keyed {
  readonly replies: number;
  /** A moderator has removed the root. */
  readonly removed: boolean;
}

export const threadId = (commentId: string, parentId: string | null): string => parentId ?? commentId;

/**
 * Counts a reply in its thread, or hides and shows a thread.
 * @param hides whether the replies of a root go with it
 * @returns how many comments more readers see
 */
export const changeOfShown = async (
  { id: commentId, parentId }: CommentContribution,
  change: 1 | -1,
  hides: boolean,
  view: Pick<Documents<Keyed>, 'part'>,
): Promise<number> => {
  const threads = view.part<ThreadDocument>('threads');
  const id = threadId(commentId, parentId);
  const before = (await threads.get(id)) ?? { _id: id, replies: 0, removed: false };
  const put = (thread: ThreadDocument) => {
    if (thread.replies === 0 && !thread.removed) threads.delete(id);
    else threads.put(thread);
  };
  if (parentId !== null) {
    put({ ...before, replies: before.replies + change });
    return before.removed ? 0 : change;
  }
  if (hides === before.removed) return change;
  put({ ...before, removed: hides });
  return change * (1 + before.replies);
};
