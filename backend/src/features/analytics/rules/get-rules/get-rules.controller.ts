import type { TrendingRulesRecord } from '@henna/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { LiveRules } from '../../../catalogue/index.ts';
import { rulesRecordOf, TrendingRulesRecordBody } from '../rules.response.ts';

@ApiTags('analytics')
@Controller('api/analytics/rules')
export class GetRulesController {
  constructor(private readonly live: LiveRules) {}

  /** The rules of the trending order, and those by which lists are ordered now. */
  @Get()
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: TrendingRulesRecordBody })
  async rules(): Promise<TrendingRulesRecord> {
    return rulesRecordOf(await this.live.document());
  }
}
