import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Context } from '../../../../shared/http/parameters.ts';
import { rulesWanted } from '../../rules/rules.request.ts';
import { ScenarioBody } from '../scenario.response.ts';
import { SaveScenario } from './save-scenario.command.ts';
import { SaveScenarioRequest } from './save-scenario.request.ts';

@ApiTags('analytics')
@Controller('api/analytics/scenarios')
export class SaveScenarioController {
  constructor(private readonly commands: CommandBus) {}

  /** Saves rules under a name, for others to look at. Nothing changes by it. */
  @Post()
  @TokensOnly('admin', 'analyst')
  @CommandRoute()
  @ApiCreatedResponse({ type: ScenarioBody })
  async save(@Body() { name, rules, exclusions }: SaveScenarioRequest, @Context() context: CommandContext) {
    const wanted = { name, rules: rulesWanted(rules), exclusions: { ...exclusions } };
    return this.commands.execute(new SaveScenario(context, wanted));
  }
}
