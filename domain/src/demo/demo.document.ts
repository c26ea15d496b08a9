import type { Positioned } from '../shared/views.ts';

/** View `demo`: one document `{ _id: 'demo' }`, absent while no demo was ever loaded. */
export interface DemoDocument extends Positioned {
  readonly _id: 'demo';
  readonly loaded: boolean;
  readonly catalogueCounts: boolean;
  readonly activityCounts: boolean;
  /** Batches taken back, oldest first, that may be restored. */
  readonly removals: readonly { readonly batchId: string; readonly what: 'activity' | 'all' }[];
}
