import { fieldsOfRules } from '@henna/domain';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { MergedEdit } from '../../../shared/http/if-match-header.ts';
import { Context, IfMatch } from '../../../shared/http/parameters.ts';
import { CurrentRules } from '../../listing/index.ts';
import { trendingRules, TrendingRulesRequest } from '../ranking/ranking.requests.ts';
import { TrendingRulesRecordResponse } from '../ranking/ranking.responses.ts';
import { ChangeTrendingRules, rulesRecordOf } from './change-rules.ts';

@ApiTags('analytics')
@Controller('api/analytics/rules')
export class RulesController {
  constructor(
    private readonly live: CurrentRules,
    private readonly commands: CommandBus,
  ) {}

  /** The rules of the trending order, and those by which lists are ordered now. */
  @Get()
  @ApiOperation({ operationId: 'GetRules.rules' })
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: TrendingRulesRecordResponse })
  async rules(): Promise<TrendingRulesRecordResponse> {
    return rulesRecordOf(await this.live.document());
  }

  /** Changes the rules of the trending order. Scores are made anew beside the live ones; lists follow when that is done. */
  @Put()
  @ApiOperation({ operationId: 'ChangeRules.change' })
  @TokensOnly('admin')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: TrendingRulesRecordResponse })
  async change(
    @Body() request: TrendingRulesRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeTrendingRules(context, fieldsOfRules(trendingRules(request)), revision));
  }
}
