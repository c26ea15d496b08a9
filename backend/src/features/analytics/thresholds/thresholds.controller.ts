import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { ThresholdResponse } from './thresholds.responses.ts';
import { Thresholds } from './thresholds.ts';

@ApiTags('analytics')
@Controller('api/analytics/thresholds')
export class ThresholdsController {
  constructor(private readonly thresholds: Thresholds) {}

  /**
   * The saved views with a threshold, and whether the total of their last whole interval is beyond it. Groups of a view do
   * not count: it is the total under its filters. Answers are up to a minute old.
   */
  @Get()
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: [ThresholdResponse] })
  async list(): Promise<ThresholdResponse[]> {
    return this.thresholds.list();
  }
}
