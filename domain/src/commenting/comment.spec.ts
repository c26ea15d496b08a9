import { ForbiddenError, InvalidError } from '../shared/errors.ts';
import { specOf } from '../testing/spec-of.ts';
import type { CommentEvent } from './comment.events.ts';
import {
  TextChangedError,
  approveComment,
  comment,
  CommentNotFoundError,
  editComment,
  holdAgain,
  postComment,
  removeComment,
  removeCommentByImport,
  restoreComment,
  restoreRemovedComment,
  threadOf,
  undoCommentImportRemoval,
  UnknownParentError,
  withdrawComment,
  withdrawOwnComment,
} from './comment.ts';

const { given } = specOf(comment);
const content = { k: 'user', n: '', c: '', t: '' };
const of = { commentId: 'comment', productId: 'product', userId: 'user', parentId: null, replyTo: null };
const posted: CommentEvent = { type: 'CommentPosted', data: { ...of, content, postedAt: 'then' } };
const withdrawn: CommentEvent = { type: 'CommentWithdrawn', data: { ...of, postedAt: 'then', withdrawnAt: 'now' } };

describe('a comment', () => {
  test('is posted', () =>
    given([])
      .when(postComment({ ...of, content, at: 'then' }))
      .then([posted]));
  test('is posted once', () =>
    given([posted])
      .when(postComment({ ...of, content, at: 'then' }))
      .then([]));
  test('is withdrawn', () =>
    given([posted])
      .when(withdrawComment({ commentId: 'comment', at: 'now' }))
      .then([withdrawn]));
  test('is withdrawn once', () =>
    given([posted, withdrawn])
      .when(withdrawComment({ commentId: 'comment', at: 'later' }))
      .then([]));
  const sealedAnew = { ...content, c: 'anew' };
  const restoring = restoreComment({ commentId: 'comment', content: sealedAnew, at: 'later' });
  test('comes back with its text sealed anew', () =>
    given([posted, withdrawn])
      .when(restoring)
      .then([
        { type: 'CommentRestored', data: { ...of, content: sealedAnew, postedAt: 'then', restoredAt: 'later' } },
      ]));
  test('that stands is not restored', () => given([posted]).when(restoring).then([]));
  test('that never was is not restored', () => given([]).when(restoring).then([]));
});

describe('its author', () => {
  const better = { ...content, c: 'better' };
  const edited: CommentEvent = {
    type: 'CommentEdited',
    data: { ...of, content: better, postedAt: 'then', editedAt: 'now' },
  };
  const editing = (userId = 'user') =>
    editComment({
      commentId: 'comment',
      userId,
      content: better,
      isSame: ({ sealed }) => sealed.c === 'better',
      at: 'now',
    });
  const withdrawing = (userId = 'user') => withdrawOwnComment({ commentId: 'comment', userId, at: 'now' });

  test('edits it', () => given([posted]).when(editing()).then([edited]));
  test('changes nothing by the same text', () => given([posted, edited]).when(editing()).then([]));
  test('does not edit what is withdrawn', () =>
    given([posted, withdrawn]).when(editing()).thenThrows(CommentNotFoundError));
  test('does not edit what never was', () => given([]).when(editing()).thenThrows(CommentNotFoundError));
  test('alone edits it', () => given([posted]).when(editing('other')).thenThrows(ForbiddenError));
  test('withdraws it', () => given([posted]).when(withdrawing()).then([withdrawn]));
  test('withdraws it once', () => given([posted, withdrawn]).when(withdrawing()).then([]));
  test('does not withdraw what never was', () => given([]).when(withdrawing()).thenThrows(CommentNotFoundError));
  test('alone withdraws it', () => given([posted, withdrawn]).when(withdrawing('other')).thenThrows(ForbiddenError));
  test('is told of an edit when it comes back', () =>
    given([posted, edited, withdrawn])
      .when(restoreComment({ commentId: 'comment', content, at: 'later' }))
      .then([
        { type: 'CommentRestored', data: { ...of, content, postedAt: 'then', editedAt: 'now', restoredAt: 'later' } },
      ]));
  test('opens the latest text with the event it came in', () => {
    const events: CommentEvent[] = [posted, edited];
    const state = events.reduce(
      (before, event, index) => comment.evolve(before, { ...event, id: `event-${index}`, revision: 0n }),
      comment.initialState(),
    );
    expect(state).toMatchObject({ content: { sealed: better, eventId: 'event-1' }, editedAt: 'now' });
  });
});

describe('a reply', () => {
  const root = { id: 'root', productId: 'product', rootId: 'root', withdrawn: false };
  test('to a root joins it', () => expect(threadOf('product', root)).toEqual({ parentId: 'root', replyTo: null }));
  test('to a reply joins its root and keeps whom it answers', () =>
    expect(threadOf('product', { ...root, id: 'reply' })).toEqual({ parentId: 'root', replyTo: 'reply' }));
  test('to a comment on another product is refused', () => expect(() => threadOf('other', root)).toThrow(InvalidError));
  test('to nothing is refused', () => expect(() => threadOf('product', undefined)).toThrow(UnknownParentError));
  test('to a withdrawn comment is refused', () =>
    expect(() => threadOf('product', { ...root, withdrawn: true })).toThrow(UnknownParentError));
});

describe('a moderator', () => {
  const removed: CommentEvent = {
    type: 'CommentRemovedByModerator',
    data: { ...of, postedAt: 'then', removedAt: 'now' },
  };
  const removing = removeComment({ commentId: 'comment', at: 'now' });
  const restoring = { commentId: 'comment', content, at: 'later' };

  test('removes a comment that stands, once', () => {
    given([posted]).when(removing).then([removed]);
    given([posted, removed]).when(removing).then([]);
    given([posted, withdrawn]).when(removing).then([]);
    given([]).when(removing).thenThrows(CommentNotFoundError);
  });
  test('alone restores it: its author can neither edit nor bring it back', () => {
    const isSame = () => false;
    given([posted, removed])
      .when(editComment({ commentId: 'comment', userId: 'user', content, isSame, at: 'later' }))
      .thenThrows(CommentNotFoundError);
    given([posted, removed])
      .when(withdrawOwnComment({ commentId: 'comment', userId: 'user', at: 'later' }))
      .then([]);
    given([posted, removed]).when(restoreComment(restoring)).then([]);
    given([posted, removed])
      .when(restoreRemovedComment(restoring))
      .then([{ type: 'CommentRestored', data: { ...of, content, postedAt: 'then', restoredAt: 'later' } }]);
  });
  test('does not bring back what its author withdrew', () =>
    given([posted, withdrawn]).when(restoreRemovedComment(restoring)).then([]));
});

describe('a replacing import', () => {
  const facts = { ...of, postedAt: 'then', batchId: 'batch' };
  const removed: CommentEvent = { type: 'CommentRemovedByImport', data: { ...facts, removedAt: 'now' } };
  const undone: CommentEvent = { type: 'CommentImportRemovalUndone', data: { ...facts, undoneAt: 'later' } };
  const removing = removeCommentByImport({ commentId: 'comment', batchId: 'batch', at: 'now' });
  const undoing = (batchId = 'batch') => undoCommentImportRemoval({ commentId: 'comment', batchId, at: 'later' });

  test('removes a comment that is there', () => {
    given([posted]).when(removing).then([removed]);
    given([posted, removed]).when(removing).then([]);
    given([posted, withdrawn]).when(removing).then([]);
    given([]).when(removing).then([]);
  });
  test('brings back what it removed itself', () => {
    given([posted, removed]).when(undoing()).then([undone]);
    given([posted, removed]).when(undoing('other')).then([]);
    given([posted, removed, undone]).when(undoing()).then([]);
    given([posted, removed, undone]).when(removing).then([removed]);
  });
  test('leaves a comment that a later import took up', () => {
    const anew: CommentEvent = {
      type: 'CommentRestored',
      data: { ...of, content, postedAt: 'then', restoredAt: 'later' },
    };
    given([posted, removed, anew]).when(undoing()).then([]);
  });
});

describe('a comment that waits for a moderator', () => {
  const reason = 'link' as const;
  const held: CommentEvent = { type: 'CommentHeld', data: { ...of, postedAt: 'then', reason, heldAt: 'then' } };
  const heldNow: CommentEvent = { type: 'CommentHeld', data: { ...of, postedAt: 'then', reason, heldAt: 'now' } };
  const approved: CommentEvent = {
    type: 'CommentApproved',
    data: { ...of, postedAt: 'then', reason, approvedAt: 'now' },
  };
  const edited: CommentEvent = { type: 'CommentEdited', data: { ...of, content, postedAt: 'then', editedAt: 'now' } };
  const editing = editComment({
    commentId: 'comment',
    userId: 'user',
    content,
    isSame: () => false,
    hold: reason,
    at: 'now',
  });
  const approving = approveComment({ commentId: 'comment', at: 'now' });
  const holdingAgain = holdAgain({ commentId: 'comment', at: 'now' });

  test('is posted and held at once', () =>
    given([])
      .when(postComment({ ...of, content, hold: reason, at: 'then' }))
      .then([posted, held]));

  test('waits when it is edited, and once only', () => {
    given([posted]).when(editing).then([edited, heldNow]);
    given([posted, held]).when(editing).then([edited]);
    given([posted, held, approved]).when(editing).then([edited, heldNow]);
  });

  test('is approved once, and waits again when that is undone', () => {
    given([posted, held]).when(approving).then([approved]);
    given([posted, held, approved]).when(approving).then([]);
    given([posted]).when(approving).then([]);
    given([posted, held, approved]).when(holdingAgain).then([heldNow]);
    given([posted, held, approved, heldNow]).when(holdingAgain).then([]);
    given([posted]).when(holdingAgain).then([]);
    for (const decision of [approving, holdingAgain]) {
      given([]).when(decision).thenThrows(CommentNotFoundError);
      given([posted, withdrawn]).when(decision).thenThrows(CommentNotFoundError);
    }
  });

  test('is approved as the moderator has read it', () => {
    const approvingAsRead = (editedAt: string | null) => approveComment({ commentId: 'comment', editedAt, at: 'now' });
    given([posted, held]).when(approvingAsRead(null)).then([approved]);
    given([posted, held, edited]).when(approvingAsRead('now')).then([approved]);
    given([posted, held, edited]).when(approvingAsRead(null)).thenThrows(TextChangedError);
    given([posted, edited]).when(approvingAsRead(null)).then([]);
  });

  test('is withdrawn or removed without having counted, and waits again when it comes back', () => {
    const facts = { ...of, postedAt: 'then', waiting: true as const };
    const waitingWithdrawn: CommentEvent = { type: 'CommentWithdrawn', data: { ...facts, withdrawnAt: 'now' } };
    const removed: CommentEvent = { type: 'CommentRemovedByModerator', data: { ...facts, removedAt: 'now' } };
    const back: CommentEvent = {
      type: 'CommentRestored',
      data: { ...of, content, postedAt: 'then', restoredAt: 'now' },
    };
    const restoring = { commentId: 'comment', content, at: 'now' };
    given([posted, held])
      .when(withdrawComment({ commentId: 'comment', at: 'now' }))
      .then([waitingWithdrawn]);
    given([posted, held, waitingWithdrawn]).when(restoreComment(restoring)).then([back, heldNow]);
    given([posted, held])
      .when(removeComment({ commentId: 'comment', at: 'now' }))
      .then([removed]);
    given([posted, held, removed]).when(restoreRemovedComment(restoring)).then([back, heldNow]);
    given([posted, held, approved, removed]).when(restoreRemovedComment(restoring)).then([back]);
  });

  test('is none of those that an import replaces', () =>
    given([posted, held])
      .when(removeCommentByImport({ commentId: 'comment', batchId: 'batch', at: 'now' }))
      .then([]));
});
