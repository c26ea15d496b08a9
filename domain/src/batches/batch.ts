import type { Aggregate } from '../shared/aggregate.ts';
import type { BatchEvent, BatchFinished, BatchStarted } from './batch.events.ts';

export type Batch = 'unknown' | 'started' | 'finished';

export const batchStream = (batchId: string): string => `batch-${batchId}`;

export const batch: Aggregate<Batch, BatchEvent> = {
  initialState: () => 'unknown',
  evolve: (_state, { type }) => (type === 'BatchStarted' ? 'started' : 'finished'),
};

/** Starting what was started is a no-op. */
export const startBatch =
  (data: BatchStarted['data']) =>
  (state: Batch): BatchEvent[] =>
    state === 'unknown' ? [{ type: 'BatchStarted', data }] : [];

/** Finishing what was finished, or never started, is a no-op. */
export const finishBatch =
  (data: BatchFinished['data']) =>
  (state: Batch): BatchEvent[] =>
    state === 'started' ? [{ type: 'BatchFinished', data }] : [];
