import type { Positioned } from '../shared/views.ts';
import type { AnalyticsView, SavedViewText } from './saved-view.events.ts';

/** View `savedView`. */
export interface SavedViewDocument extends Positioned, SavedViewText {
  readonly _id: string;
  readonly view: AnalyticsView;
  readonly savedAt: Date;
  /** Name of the token that saved it. */
  readonly savedBy: string | null;
  /** `null` until its words are changed. */
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
  readonly removed: boolean;
  /** Of the last event. */
  readonly revision: number;
}
