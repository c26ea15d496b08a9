import type { components } from '../lib/schema.gen.ts';
import { adminRequest } from './request.ts';

export type Batch = components['schemas']['BatchResponse'];

const pollMs = 500;

/**
 * Waits until a batch has ended that was still running when it was answered.
 * @param onProgress called with its state, each time that is asked for
 * @throws Error when it failed
 */
export const untilBatchEnds = async (begun: Batch, onProgress?: (batch: Batch) => void): Promise<void> => {
  let batch = begun;
  while (batch.status === 'running') {
    onProgress?.(batch);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    batch = await adminRequest<Batch>(`/api/admin/batches/${batch.batchId}`);
  }
  if (batch.status === 'failed') throw new Error('The batch could not go on.');
};
