import type { EventOf } from '../shared/event.ts';

/** What of a product can be reset. */
export type ResetKind = 'votes' | 'ratings';

/** The kinds of records that a replacing import removes as a whole. */
export const replacedEntities = [
  'products',
  'brands',
  'categories',
  'subcategories',
  'votingOptions',
  'banners',
  'comments',
  'votes',
  'ratings',
] as const;
export type ReplacedEntity = (typeof replacedEntities)[number];

/** A batch whose effect can be undone by another batch. */
export type DirectBatch =
  | { readonly kind: 'reset'; readonly target: { readonly productId: string; readonly of: ResetKind } }
  | { readonly kind: 'replace'; readonly target: { readonly entity: ReplacedEntity; readonly importId: string } };

/** What a batch does: `undo` undoes the batch `target.batchId`, which did `target.undone`. */
export type BatchAct =
  DirectBatch | { readonly kind: 'undo'; readonly target: { readonly batchId: string; readonly undone: DirectBatch } };

/** One event follows in each stream concerned; the batch is the correlation of all of them. */
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
