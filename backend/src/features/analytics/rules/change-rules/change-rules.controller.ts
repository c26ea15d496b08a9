import { Body, Controller, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Context, IfMatch } from '../../../../shared/http/parameters.ts';
import { MergedEdit } from '../../../catalogue/index.ts';
import { fieldsOfRules } from '../rule-fields.ts';
import { rulesWanted, TrendingRulesRequest } from '../rules.request.ts';
import { TrendingRulesRecordBody } from '../rules.response.ts';
import { ChangeTrendingRules } from './change-rules.command.ts';

@ApiTags('analytics')
@Controller('api/analytics/rules')
export class ChangeRulesController {
  constructor(private readonly commands: CommandBus) {}

  /** Changes the rules of the trending order. Scores are made anew beside the live ones; lists follow when that is done. */
  @Put()
  @TokensOnly('admin')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: TrendingRulesRecordBody })
  async change(
    @Body() request: TrendingRulesRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    const wanted = fieldsOfRules(rulesWanted(request));
    return this.commands.execute(new ChangeTrendingRules(context, wanted, revision));
  }
}
