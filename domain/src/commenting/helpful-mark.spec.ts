import { specOf } from '../testing/spec-of.ts';
import { usualCommentOrder } from './comment-order.ts';
import {
  helpfulMark,
  markHelpful,
  OwnCommentError,
  restoreHelpfulMark,
  unmarkHelpful,
  type HelpfulEvent,
} from './helpful-mark.ts';

const { given } = specOf(helpfulMark);
const mark = { commentId: 'comment', productId: 'kohl', userId: 'ann', markedAt: 'then' };
const marked: HelpfulEvent = { type: 'CommentMarkedHelpful', data: mark };
const unmarked: HelpfulEvent = { type: 'CommentUnmarkedHelpful', data: { ...mark, unmarkedAt: 'later' } };
const marking = (authorId = 'ben') =>
  markHelpful({ commentId: 'comment', productId: 'kohl', authorId, userId: 'ann', at: 'then' });
const unmarking = unmarkHelpful({ commentId: 'comment', userId: 'ann', at: 'later' });

describe('a helpful comment', () => {
  test('is marked once', () => {
    given([]).when(marking()).then([marked]);
    given([marked]).when(marking()).then([]);
  });
  test('loses the mark once, and can be marked again', () => {
    given([marked]).when(unmarking).then([unmarked]);
    given([marked, unmarked]).when(unmarking).then([]);
    given([]).when(unmarking).then([]);
    given([marked, unmarked]).when(marking()).then([marked]);
  });
  test('gets a mark back as it was', () => {
    given([marked, unmarked]).when(restoreHelpfulMark(mark)).then([marked]);
    given([marked]).when(restoreHelpfulMark(mark)).then([]);
  });
  test('is not one’s own', () => given([]).when(marking('ann')).thenThrows(OwnCommentError));
});

test.each([
  [[], 'newest'],
  [[2, 1, 1, 0, 0], 'newest'],
  [[2, 1, 1, 1, 0], 'helpful'],
  [[7], 'helpful'],
])('threads with the marks %j are read in the order %s', (marks, order) =>
  expect(usualCommentOrder(marks)).toBe(order),
);
