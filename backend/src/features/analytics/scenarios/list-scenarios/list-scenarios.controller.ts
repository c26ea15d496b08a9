import type { Scenario } from '@henna/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { Id } from '../../../../shared/http/id.pipe.ts';
import { KeptScenarios } from '../kept-scenarios.ts';
import { ScenarioBody, scenarioResponse } from '../scenario.response.ts';

@ApiTags('analytics')
@Controller('api/analytics/scenarios')
export class ListScenariosController {
  constructor(private readonly scenarios: KeptScenarios) {}

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
}
