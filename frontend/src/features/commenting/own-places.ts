import type { CommentOrder } from '@henna/domain';
import type { CommentResponse } from '../../lib/api-types.ts';

/**
 * Threads with one's own comments that others do not see, where they stand: roots newest first, replies oldest first. In
 * another order of the roots those that wait come first, as new comments do, and the others last. One whose place is shown
 * without its text gets it back.
 * @param isWhole whether the roots are all there are; else what is older than the last of them is not due yet
 */
export function withOwnComments(
  roots: readonly CommentResponse[],
  own: readonly CommentResponse[],
  isWhole: boolean,
  order: CommentOrder,
): readonly CommentResponse[] {
  if (own.length === 0) return roots;
  const oldest = roots.at(-1)?.createdAt ?? '';
  const missing = own.filter(
    ({ id, parentId, createdAt, waiting }) =>
      parentId === null &&
      (waiting || isWhole || (order === 'newest' && createdAt > oldest)) &&
      roots.every((root) => root.id !== id),
  );
  const answered = roots.map((root) => {
    const text = root.withdrawn ? own.find(({ id }) => id === root.id) : undefined;
    const shown = text ? { ...text, replies: root.replies } : root;
    const replies = own.filter(
      ({ id, parentId }) => parentId === root.id && root.replies.every((reply) => reply.id !== id),
    );
    return replies.length === 0 ? shown : { ...shown, replies: [...root.replies, ...replies].sort(oldestFirst) };
  });
  if (order !== 'newest') {
    const [first, last] = [missing.filter(({ waiting }) => waiting), missing.filter(({ waiting }) => !waiting)];
    return [...first, ...answered, ...last];
  }
  return missing.length === 0 ? answered : [...answered, ...missing].sort((a, b) => oldestFirst(b, a));
}

const oldestFirst = (a: CommentResponse, b: CommentResponse) =>
  a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0;
