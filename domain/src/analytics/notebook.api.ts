import type { AnalyticsView, SavedViewWords } from './saved-view.events.ts';

/** `GET /api/analytics/notebook`. */
export interface SavedView extends SavedViewWords {
  readonly id: string;
  readonly view: AnalyticsView;
  readonly savedAt: string;
  /** The token that saved it. */
  readonly savedBy: string | null;
  /** `null` until its words are changed. */
  readonly changedAt: string | null;
  readonly changedBy: string | null;
  /** What `If-Match` takes. */
  readonly revision: number;
}
