import { number, type Entity } from '../entities/entity.ts';
import type { BatchEvent } from './batch.events.ts';
import { batch, batchStream, type Batch } from './batch.ts';

/** A batch: the history files its beginning under the product that it resets, or the member whose contributions it removes. */
export const batchEntity: Entity<'batch', BatchEvent, Batch> = {
  kind: 'batch',
  id: { field: 'batchId' },
  subject: {
    kinds: ['product', 'member', 'batch'],
    subjectOf: (data) => {
      if ('memberId' in data) return ['member', data.memberId];
      return 'target' in data ? ['product', data.target.productId] : ['batch', data.batchId];
    },
  },
  stream: ({ batchId }) => batchStream(batchId),
  aggregate: batch,
  fields: { changed: number, skipped: number },
  events: {
    BatchStarted: { action: 'removed', at: 'startedAt', undo: 'moderator' },
    BatchFinished: { action: 'added', at: 'finishedAt' },
  },
  member: 'memberId',
};
