import type { Documents, Keyed, RecordedOf } from '../../../projection.ts';

/** Part `threads`: of a root that was answered or removed, how many replies hang on it, and whether they are hidden. */
interface ThreadDocument extends Keyed {
  readonly replies: number;
  /** A moderator has removed the root. */
  readonly removed: boolean;
}

export type CommentActivity = RecordedOf<
  'CommentPosted' | 'CommentWithdrawn' | 'CommentRemovedByModerator' | 'CommentRestored'
>;

export const threadId = ({ commentId, parentId }: CommentActivity['data']): string => parentId ?? commentId;

/** Counts a reply in its thread, or hides and shows a thread; answers how many comments more readers see. */
export const changeOfShown = async (event: CommentActivity, view: Pick<Documents<Keyed>, 'part'>): Promise<number> => {
  const threads = view.part<ThreadDocument>('threads');
  const id = threadId(event.data);
  const before = (await threads.get(id)) ?? { _id: id, replies: 0, removed: false };
  const put = (thread: ThreadDocument) => {
    if (thread.replies === 0 && !thread.removed) threads.delete(id);
    else threads.put(thread);
  };
  const sign = event.type === 'CommentPosted' || event.type === 'CommentRestored' ? 1 : -1;
  if (event.data.parentId !== null) {
    put({ ...before, replies: before.replies + sign });
    return before.removed ? 0 : sign;
  }
  const hides = event.type === 'CommentRemovedByModerator';
  if (hides === before.removed) return sign;
  put({ ...before, removed: hides });
  return sign * (1 + before.replies);
};
