import type { BatchResponse, ProductReset } from '@henna/domain';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../shared/auth/access.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { BatchJobs, batchResponse } from './batch-jobs.ts';

class BatchTargetBody {
  @ApiProperty() productId!: string;
  @ApiProperty({ enum: ['votes', 'ratings'] }) of!: ProductReset['of'];
  @ApiPropertyOptional({ description: 'The batch that is undone' }) batchId?: string;
}

export class BatchBody implements BatchResponse {
  @ApiProperty() batchId!: string;
  @ApiProperty({ enum: ['reset', 'undo'] }) kind!: BatchResponse['kind'];
  @ApiProperty({ type: BatchTargetBody }) target!: BatchResponse['target'];
  @ApiProperty({ enum: ['running', 'finished', 'failed'] }) status!: BatchResponse['status'];
  @ApiProperty({ description: 'Ballots or ratings concerned' }) total!: number;
  @ApiProperty() changed!: number;
  @ApiProperty({ description: 'Left, since somebody had changed them' }) skipped!: number;
  @ApiProperty({ format: 'date-time' }) startedAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) finishedAt!: string | null;
}

@ApiTags('batches')
@Controller('api/admin/batches')
export class BatchesController {
  constructor(private readonly jobs: BatchJobs) {}

  /** How far a batch has come. */
  @Get(':id')
  @TokensOnly('admin', 'moderator')
  @ApiOkResponse({ type: BatchBody })
  async get(@Param('id', Id) id: string): Promise<BatchResponse> {
    return batchResponse(await this.jobs.get(id));
  }
}
