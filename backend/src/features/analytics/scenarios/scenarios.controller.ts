import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { trendingRules, SaveScenarioRequest } from '../ranking/ranking.requests.ts';
import { ScenarioResponse } from '../ranking/ranking.responses.ts';
import { RemoveScenario, SaveScenario } from './scenario-commands.ts';
import { Scenarios } from './scenarios.ts';

@ApiTags('analytics')
@Controller('api/analytics/scenarios')
export class ScenariosController {
  constructor(
    private readonly scenarios: Scenarios,
    private readonly commands: CommandBus,
  ) {}

  /** Saved scenarios, the latest first; at most a hundred are kept. */
  @Get()
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: [ScenarioResponse] })
  async list(): Promise<ScenarioResponse[]> {
    return this.scenarios.list();
  }

  /** One saved scenario. */
  @Get(':id')
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: ScenarioResponse })
  async get(@Param('id', Id) id: string): Promise<ScenarioResponse> {
    return this.scenarios.get(id);
  }

  /** Saves rules under a name, for others to look at. Nothing changes by it. */
  @Post()
  @TokensOnly('admin', 'analyst')
  @CommandRoute()
  @ApiCreatedResponse({ type: ScenarioResponse })
  async save(@Body() { name, rules, exclusions }: SaveScenarioRequest, @Context() context: CommandContext) {
    const fields = { name, rules: trendingRules(rules), exclusions: { ...exclusions } };
    return this.commands.execute(new SaveScenario(context, fields));
  }

  /** Removes a saved scenario: an analyst their own, an administrator any. */
  @Delete(':id')
  @TokensOnly('admin', 'analyst')
  @CommandRoute()
  @ApiNoContentResponse()
  async remove(@Param('id', Id) scenarioId: string, @Context() context: CommandContext) {
    return this.commands.execute(new RemoveScenario(context, scenarioId));
  }
}
