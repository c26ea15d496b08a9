import type { BatchAct, ResetKind } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { BatchJob, BatchStatus } from './batch-jobs.ts';

class BatchTargetResponse {
  @ApiProperty() productId!: string;
  @ApiProperty({ enum: ['votes', 'ratings'] }) of!: ResetKind;
  @ApiPropertyOptional({ description: 'The batch that is undone' }) batchId?: string;
}

export class BatchResponse {
  @ApiProperty() batchId!: string;
  @ApiProperty({ enum: ['reset', 'undo'] }) kind!: BatchAct['kind'];
  @ApiProperty({ type: BatchTargetResponse }) target!: BatchTargetResponse;
  @ApiProperty({ enum: ['running', 'finished', 'failed'] }) status!: BatchStatus;
  @ApiProperty({ description: 'Ballots or ratings concerned' }) total!: number;
  @ApiProperty() changed!: number;
  @ApiProperty({ description: 'Left as they are, since somebody had changed them' }) skipped!: number;
  @ApiProperty({ format: 'date-time' }) startedAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) finishedAt!: string | null;
}

export const batchResponse = (job: BatchJob): BatchResponse => {
  const { _id: batchId, kind, target, status, total, changed, skipped, startedAt, finishedAt } = job;
  const times = { startedAt: startedAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null };
  return { batchId, kind, target, status, total, changed, skipped, ...times };
};
