import type { BatchAct, ResetKind } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { BatchJob, BatchStatus } from './batch-jobs.ts';

class BatchTargetResponse {
  @ApiPropertyOptional({ description: 'The product that is reset' }) productId?: string;
  @ApiPropertyOptional({ enum: ['votes', 'ratings'] }) of?: ResetKind;
  @ApiPropertyOptional({ description: 'The batch that is undone' }) batchId?: string;
}

export class BatchResponse {
  @ApiProperty() batchId!: string;
  @ApiProperty({ enum: ['reset', 'undo', 'removeContributions', 'restoreContributions'] }) kind!: BatchAct['kind'];
  @ApiPropertyOptional({ description: 'The member whose contributions are removed or restored' }) memberId?: string;
  @ApiProperty({ type: BatchTargetResponse }) target!: BatchTargetResponse;
  @ApiProperty({ enum: ['running', 'finished', 'failed'] }) status!: BatchStatus;
  @ApiProperty({ description: 'Ballots, ratings and comments concerned' }) total!: number;
  @ApiProperty() changed!: number;
  @ApiProperty({ description: 'Left as they are, since somebody had changed them' }) skipped!: number;
  @ApiProperty({ format: 'date-time' }) startedAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) finishedAt!: string | null;
}

export const batchResponse = (job: BatchJob): BatchResponse => {
  const { _id: batchId, kind, target, status, total, changed, skipped, startedAt, finishedAt } = job;
  const times = { startedAt: startedAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null };
  const ofMember = 'memberId' in job ? { memberId: job.memberId } : {};
  return { batchId, kind, ...ofMember, target, status, total, changed, skipped, ...times };
};
