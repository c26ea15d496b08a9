export { BatchJobs, type BatchJob } from './batch-jobs.ts';
export { BatchKinds, type BatchItem, type BatchKind } from './batch-kinds.ts';
export { BatchBody } from './batches.controller.ts';
export { BatchesModule } from './batches.module.ts';
export { Batches } from './batches.ts';
