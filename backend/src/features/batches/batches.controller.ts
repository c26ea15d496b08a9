import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../shared/auth/access.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { BatchJobs } from './batch-jobs.ts';
import { BatchResponse, batchResponse } from './batch.response.ts';

@ApiTags('batches')
@Controller('api/admin/batches')
export class BatchesController {
  constructor(private readonly jobs: BatchJobs) {}

  /** How far a batch has come. */
  @Get(':id')
  @TokensOnly('admin', 'moderator')
  @ApiOkResponse({ type: BatchResponse })
  async get(@Param('id', Id) id: string): Promise<BatchResponse> {
    return batchResponse(await this.jobs.get(id));
  }
}
