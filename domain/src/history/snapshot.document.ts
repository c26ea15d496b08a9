import type { ProductCounts } from '../contributions/product-counts.ts';
import type { Positioned } from '../shared/views.ts';
import { historyId, type HistoryEntity } from './history.document.ts';

/**
 * Part `snapshots` of the history view: a record of the catalogue right after an event that concerned it. One is made at
 * every change of its own fields, of every 500 events, and where the contributions after it could not be counted from their events alone.
 * Index: `entity, at`.
 */
export interface HistorySnapshotDocument extends Positioned {
  /** `snapshotId` */
  readonly _id: string;
  readonly entity: HistoryEntity;
  /** `historyId` of the event. */
  readonly at: string;
  /** As the record's own document has them. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Of a product, without what erased people gave; `null` for anything else. */
  readonly counts: ProductCounts | null;
}

/** Ids of one record's snapshots sort as the log does. */
export const snapshotId = (entity: HistoryEntity, position: bigint): string => `${entity}@${historyId(position)}`;
