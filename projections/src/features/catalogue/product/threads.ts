import { everyOne } from '../../../cleared.ts';
import type { Documents, Keyed, RecordedOf } from '../../../projection.ts';
import type { Said } from './activity.ts';

/** Part `threads`: of a root that was answered or removed, how many replies hang on it, and whether they are hidden. */
interface ThreadDocument extends Keyed {
  readonly replies: number;
  /** A moderator has removed the root. */
  readonly removed: boolean;
}

export type CommentActivity = RecordedOf<
  'CommentPosted' | 'CommentWithdrawn' | 'CommentRemovedByModerator' | 'CommentRestored'
>;

export const threadId = ({ commentId, parentId }: Said): string => parentId ?? commentId;

/** A comment that comes or goes, and whether its thread goes with it. */
export interface ThreadChange extends Said {
  readonly change: 1 | -1;
  readonly hides: boolean;
}

export const threadChangeOf = ({ type, data: { commentId, parentId } }: CommentActivity): ThreadChange => ({
  commentId,
  parentId,
  change: type === 'CommentPosted' || type === 'CommentRestored' ? 1 : -1,
  hides: type === 'CommentRemovedByModerator',
});

/** Counts a reply in its thread, or hides and shows a thread; answers how many comments more readers see. */
export const changeOfShown = async (
  { change, hides, ...of }: ThreadChange,
  view: Pick<Documents<Keyed>, 'part'>,
): Promise<number> => {
  const threads = view.part<ThreadDocument>('threads');
  const id = threadId(of);
  const before = (await threads.get(id)) ?? { _id: id, replies: 0, removed: false };
  const put = (thread: ThreadDocument) => {
    if (thread.replies === 0 && !thread.removed) threads.delete(id);
    else threads.put(thread);
  };
  if (of.parentId !== null) {
    put({ ...before, replies: before.replies + change });
    return before.removed ? 0 : change;
  }
  if (hides === before.removed) return change;
  put({ ...before, removed: hides });
  return change * (1 + before.replies);
};

/** All comments go: of threads only those stay known that a moderator hid. */
export const emptyThreads = async (view: Pick<Documents<Keyed>, 'part'>): Promise<void> => {
  const threads = view.part<ThreadDocument>('threads');
  for (const thread of await threads.select(everyOne('replies')))
    if (thread.removed) threads.put({ ...thread, replies: 0 });
    else threads.delete(thread._id);
};
