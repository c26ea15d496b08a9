// Commands that change many streams, one member's after another, in the background: a record of each batch
// is kept, so that it goes on after a restart and can be undone as a whole.
export { BatchJobs, type BatchJob } from './batch-jobs.ts';
export { BatchKinds, type BatchItem, type StreamOutcome } from './batch-kinds.ts';
export { BatchResponse, batchResponse } from './batch.response.ts';
export { BatchesModule } from './batches.module.ts';
export { Batches } from './batches.ts';
