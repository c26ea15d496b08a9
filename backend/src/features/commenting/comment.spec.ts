import type { CommentEvent } from '@henna/contracts';
import { InvalidError } from '../../shared/errors.ts';
import { specOf } from '../../testing/decider-spec.ts';
import { comment, postComment, threadOf, UnknownParentError, withdrawComment } from './comment.ts';

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
