import type { EventOf } from '../shared/event.ts';

/** What of a product can be reset. */
export type ResetKind = 'votes' | 'ratings';

export interface ProductReset {
  readonly productId: string;
  readonly of: ResetKind;
}

/**
 * What a batch does: `undo` undoes the reset that the batch `target.batchId` did. `removeContributions` removes all active
 * votes, ratings and comments of a member as a moderator would; `restoreContributions` undoes that.
 */
export type BatchAct =
  | { readonly kind: 'removeContributions'; readonly memberId: string; readonly target: Record<string, never> }
  | {
      readonly kind: 'restoreContributions';
      readonly memberId: string;
      readonly target: { readonly batchId: string };
    }
  | { readonly kind: 'reset'; readonly target: ProductReset }
  | { readonly kind: 'undo'; readonly target: ProductReset & { readonly batchId: string } };

/** One event follows in each stream concerned, with the same correlation. */
export type BatchStarted = EventOf<
  'BatchStarted',
  BatchAct & {
    readonly batchId: string;
    /** Log position: what happens later than that survives. */
    readonly upTo: string;
    readonly startedAt: string;
  }
>;
export type BatchFinished = EventOf<
  'BatchFinished',
  {
    readonly batchId: string;
    /** Numbers of streams. */
    readonly changed: number;
    readonly skipped: number;
    readonly finishedAt: string;
  }
>;

/** Stream `batch-<id>`. */
export type BatchEvent = BatchStarted | BatchFinished;
