import { reportReasons } from '@henna/domain';
import type { Log } from '../memory-log.ts';
import type { Activity } from './activity.ts';
import { pick, sealed, time } from './intents.ts';

interface MadeReport {
  readonly id: string;
  readonly userId: string;
  open: boolean;
}

/** Reports on a random log's comments, and which of them wait. */
export class Reports {
  #made = 0;
  readonly #known = new Map<string, { reports: MadeReport[]; dismissed: readonly string[] }>();
  readonly #log: Log;
  readonly #activity: Activity;

  constructor(log: Log, activity: Activity) {
    this.#log = log;
    this.#activity = activity;
  }

  step(a: number, b: number, c: number): void {
    const comment = pick(
      this.#activity.comments.filter(({ isActive, waiting }) => isActive && !waiting),
      a,
    );
    if (!comment) return;
    const { commentId, productId, userId: authorId } = comment.data;
    const of = { commentId, productId };
    const known = this.#known.get(commentId) ?? { reports: [], dismissed: [] };
    this.#known.set(commentId, known);
    const userId = `user-${b % 5}`;
    const open = known.reports.filter((report) => report.open);
    const hasReported = known.reports.some((report) => report.userId === userId);
    if (c % 3 === 0 && open.length > 0) {
      known.dismissed = open.map(({ id }) => id);
      for (const report of open) report.open = false;
      const data = { ...of, reportIds: known.dismissed, dismissedAt: time(c) };
      this.#log.append(`reports-${commentId}`, { type: 'CommentReportsDismissed', data });
    } else if (c % 3 === 1 && known.dismissed.length > 0) {
      const reportIds = known.dismissed;
      known.dismissed = [];
      for (const report of known.reports) if (reportIds.includes(report.id)) report.open = true;
      const data = { ...of, reportIds, reopenedAt: time(c) };
      this.#log.append(`reports-${commentId}`, { type: 'CommentReportsReopened', data }, 'undo');
    } else if (!hasReported && userId !== authorId && !this.#activity.isErased(userId)) {
      const id = `report-${this.#made++}`;
      known.reports.push({ id, userId, open: true });
      const reason = pick(reportReasons, c)!;
      const data = { ...of, reportId: id, userId, reason, note: c % 2 ? sealed('why') : null, reportedAt: time(c) };
      this.#log.append(`reports-${commentId}`, { type: 'CommentReported', data });
    }
  }
}
