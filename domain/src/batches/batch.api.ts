import type { BatchAct } from './batch.events.ts';

/** `failed`: it could not go on; what it changed stays changed. */
export type BatchStatus = 'running' | 'finished' | 'failed';

/** Answer of `GET /api/admin/batches/:id`, and of what began a batch that is not finished yet. */
export interface BatchResponse {
  readonly batchId: string;
  readonly kind: BatchAct['kind'];
  readonly target: BatchAct['target'];
  readonly status: BatchStatus;
  /** Numbers of ballots or ratings: those concerned, those changed, and those left since somebody had changed them. */
  readonly total: number;
  readonly changed: number;
  readonly skipped: number;
  readonly startedAt: string;
  readonly finishedAt: string | null;
}
