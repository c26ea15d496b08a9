import type { CommentEvent } from '@henna/contracts';
import { InvalidError } from '../../shared/errors.ts';
import { specOf } from '../../testing/decider-spec.ts';
import { comment, postComment, restoreComment, threadOf, UnknownParentError, withdrawComment } from './comment.ts';

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
