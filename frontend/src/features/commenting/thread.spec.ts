import type { CommentResponse } from '../../lib/api-types.ts';
import { isPending, pendingId, rootsOf, type Thread, withComment, withConfirmed, withoutComment } from './thread.ts';

const comment = (id: string, parentId: string | null = null, replies: CommentResponse[] = []): CommentResponse => ({
  id,
  productId: 'p',
  userId: 'u',
  userName: 'Rana',
  content: id,
  parentId,
  replyTo: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  hasProfile: false,
  authorTraits: null,
  withdrawn: false,
  waiting: false,
  demo: false,
  stars: null,
  votes: [],
  helpfulCount: 0,
  helpful: null,
  replies,
});

const thread = (...pages: CommentResponse[][]): Thread => ({
  pages: pages.map((items, index) => ({ items, total: 12, page: index + 1, pageSize: 10, sort: 'newest', next: null })),
  pageParams: pages.map((_, index) => ({ page: index + 1, after: null })),
});

const outline = (given: Thread) =>
  rootsOf(given).map(({ id, replies }) => [id, ...replies.map((reply) => reply.id)].join(' > '));

test('a new root is the newest, a reply the last of its root', () => {
  const start = thread([comment('b', null, [comment('b1', 'b')])], [comment('a')]);
  const after = withComment(withComment(start, comment('c')), comment('b2', 'b'));
  expect(outline(after)).toEqual(['c', 'b > b1 > b2', 'a']);
  expect(after.pages.map(({ total }) => total)).toEqual([13, 13]);
});

test('the record takes the place of the pending comment', () => {
  const pending = comment(pendingId('1'));
  expect(isPending(pending)).toBe(true);
  const after = withConfirmed(withComment(thread([comment('a')]), pending), pending.id, comment('b'));
  expect(outline(after)).toEqual(['b', 'a']);
});

test('taking a comment back leaves the thread as it was', () => {
  const start = thread([comment('b', null, [comment('b1', 'b')])], [comment('a')]);
  expect(withoutComment(withComment(start, comment('c')), 'c')).toEqual(start);
  expect(withoutComment(withComment(start, comment('b2', 'b')), 'b2')).toEqual(start);
});

test('a root that slid onto the next page stands once', () => {
  expect(outline(thread([comment('c'), comment('b')], [comment('b'), comment('a')]))).toEqual(['c', 'b', 'a']);
});
