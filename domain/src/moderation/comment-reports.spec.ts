import { ForbiddenError } from '../shared/errors.ts';
import { limits } from '../shared/limits.ts';
import { specOf } from '../testing/spec-of.ts';
import { commentReports, dismissReports, reopenReports, reportComment } from './comment-reports.ts';
import type { ReportEvent } from './report.events.ts';

const { given } = specOf(commentReports);
const comment = { commentId: 'comment', productId: 'product' };
const reporting = (userId: string) =>
  reportComment({
    comment,
    authorId: 'author',
    reportId: `by-${userId}`,
    userId,
    reason: 'spam',
    note: null,
    at: 'then',
  });
const reported = (userId: string): ReportEvent => ({
  type: 'CommentReported',
  data: { ...comment, reportId: `by-${userId}`, userId, reason: 'spam', note: null, reportedAt: 'then' },
});
const dismissed = (...reportIds: string[]): ReportEvent => ({
  type: 'CommentReportsDismissed',
  data: { ...comment, reportIds, dismissedAt: 'now' },
});
const reopened: ReportEvent = {
  type: 'CommentReportsReopened',
  data: { ...comment, reportIds: ['by-ben'], reopenedAt: 'later' },
};
const dismissing = dismissReports({ comment, at: 'now' });
const reopening = reopenReports({ comment, at: 'later' });

describe('a comment', () => {
  test('is reported', () =>
    given([])
      .when(reporting('ben'))
      .then([reported('ben')]));
  test('is reported by several', () =>
    given([reported('ben')])
      .when(reporting('cat'))
      .then([reported('cat')]));
  test('is reported once by each', () =>
    given([reported('ben'), dismissed('by-ben')])
      .when(reporting('ben'))
      .then([]));
  test('is not reported by its author', () => given([]).when(reporting('author')).thenThrows(ForbiddenError));
  test('has so many reports and no more', () =>
    given(Array.from({ length: limits.reportsPerComment }, (_, number) => reported(`user-${number}`)))
      .when(reporting('ben'))
      .then([]));
});

describe('a moderator', () => {
  test('lets it stand', () =>
    given([reported('ben'), reported('cat')])
      .when(dismissing)
      .then([dismissed('by-ben', 'by-cat')]));
  test('settles only what waits', () =>
    given([reported('ben'), dismissed('by-ben'), reported('cat')])
      .when(dismissing)
      .then([dismissed('by-cat')]));
  test('has nothing to settle where nothing waits', () => given([]).when(dismissing).then([]));
  test('takes the last dismissal back', () =>
    given([reported('ben'), dismissed('by-ben')])
      .when(reopening)
      .then([reopened]));
  test('takes it back once', () =>
    given([reported('ben'), dismissed('by-ben'), reopened])
      .when(reopening)
      .then([]));
  test('settles again what was reopened', () =>
    given([reported('ben'), dismissed('by-ben'), reopened])
      .when(dismissing)
      .then([dismissed('by-ben')]));
});
