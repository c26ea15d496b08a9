import { Module } from '@nestjs/common';
import { BatchJobs } from './batch-jobs.ts';
import { BatchKinds } from './batch-kinds.ts';
import { BatchRun } from './batch-run.ts';
import { BatchesController } from './batches.controller.ts';
import { Batches } from './batches.ts';

@Module({
  controllers: [BatchesController],
  providers: [BatchJobs, BatchKinds, BatchRun, Batches],
  exports: [BatchJobs, BatchKinds, Batches],
})
export class BatchesModule {}
