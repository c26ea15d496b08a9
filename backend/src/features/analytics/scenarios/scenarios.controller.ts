import type { Scenario } from '@henna/contracts';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { rulesWanted } from '../rules/rules.request.ts';
import { KeptScenarios } from './kept-scenarios.ts';
import { RemoveScenario } from './remove-scenario.ts';
import { SaveScenario } from './save-scenario.ts';
import { SaveScenarioRequest } from './save-scenario/save-scenario.request.ts';
import { ScenarioBody, scenarioResponse } from './scenario.response.ts';

@ApiTags('analytics')
@Controller('api/analytics/scenarios')
export class ScenariosController {
  constructor(
    private readonly scenarios: KeptScenarios,
    private readonly commands: CommandBus,
  ) {}

  /** Saved scenarios, the latest first; at most a hundred are kept. */
  @Get()
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: [ScenarioBody] })
  async list(): Promise<Scenario[]> {
    return (await this.scenarios.list()).map(scenarioResponse);
  }

  /** One saved scenario. */
  @Get(':id')
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: ScenarioBody })
  async get(@Param('id', Id) id: string): Promise<Scenario> {
    return scenarioResponse(await this.scenarios.get(id));
  }

  /** Saves rules under a name, for others to look at. Nothing changes by it. */
  @Post()
  @TokensOnly('admin', 'analyst')
  @CommandRoute()
  @ApiCreatedResponse({ type: ScenarioBody })
  async save(@Body() { name, rules, exclusions }: SaveScenarioRequest, @Context() context: CommandContext) {
    const wanted = { name, rules: rulesWanted(rules), exclusions: { ...exclusions } };
    return this.commands.execute(new SaveScenario(context, wanted));
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
