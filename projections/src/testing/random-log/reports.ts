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
    const state = this.#known.get(commentId) ?? { reports: [], dismissed: [] };
    this.#known.set(commentId, state);
    const userId = `user-${b % 5}`;
    const open = state.reports.filter((report) => report.open);
    const hasReported = state.reports.some((report) => report.userId === userId);
    if (c % 3 === 0 && open.length > 0) {
      state.dismissed = open.map(({ id }) => id);
      for (const report of open) report.open = false;
      const data = { ...of, reportIds: state.dismissed, dismissedAt: time(c) };
      this.#log.append(`reports-${commentId}`, { type: 'CommentReportsDismissed', data });
    } else if (c % 3 === 1 && state.dismissed.length > 0) {
      const reportIds = state.dismissed;
      state.dismissed = [];
      for (const report of state.reports) if (reportIds.includes(report.id)) report.open = true;
      const data = { ...of, reportIds, reopenedAt: time(c) };
      this.#log.append(`reports-${commentId}`, { type: 'CommentReportsReopened', data }, 'undo');
    } else if (!hasReported && userId !== authorId && !this.#activity.isErased(userId)) {
      const id = `report-${this.#made++}`;
      state.reports.push({ id, userId, open: true });
      const reason = pick(reportReasons, c)!;
      const data = { ...of, reportId: id, userId, reason, note: c % 2 ? sealed('why') : null, reportedAt: time(c) };
      this.#log.append(`reports-${commentId}`, { type: 'CommentReported', data });
    }
  }
}
