import type { ReportedCommentDocument, ReportingPersonDocument } from '@henna/domain';
import type { Content, Documents } from '../../../projection.ts';

type Reported = Content<ReportedCommentDocument>;
type Told = Pick<Reported, '_id' | 'productId' | 'reports' | 'standing'>;

/** Where a reported comment stands in the queue. */
const queued = (told: Told): Reported => {
  const waiting = told.reports.filter(({ settled }) => settled === null);
  const times = told.reports.flatMap(({ settled }) => settled?.at.getTime() ?? []);
  const isOpen = waiting.length > 0 && told.standing === 'stands';
  const { _id, productId, reports, standing } = told;
  return {
    _id,
    productId,
    reports,
    standing,
    queue: standing === 'withdrawn' ? 'none' : isOpen ? 'open' : 'settled',
    open: waiting.length,
    waitingSince: waiting[0]?.reportedAt ?? null,
    settledAt: times.length > 0 ? new Date(Math.max(...times)) : null,
  };
};

/** The documents of the report view: what was reported, and by whom. */
export const reporting = (comments: Documents<ReportedCommentDocument>) => {
  const people = comments.part<ReportingPersonDocument>('people');
  const put = (told: Told): void => comments.put(queued(told));

  const noteReported = async (userId: string, commentId: string): Promise<void> => {
    const reported = (await people.get(userId))?.reported ?? [];
    if (!reported.includes(commentId)) people.put({ _id: userId, reported: [...reported, commentId] });
  };

  /** Lets go of what a person reported. */
  const forget = async (userId: string): Promise<void> => {
    for (const id of (await people.get(userId))?.reported ?? []) {
      const comment = await comments.get(id);
      if (!comment) continue;
      const reports = comment.reports.filter((report) => report.userId !== userId);
      if (reports.length > 0) put({ ...comment, reports });
      else comments.delete(id);
    }
    people.delete(userId);
  };

  return { put, noteReported, forget };
};
