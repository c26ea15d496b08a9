import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../../shared/http/id.pipe.ts';
import { Context } from '../../../../shared/http/parameters.ts';
import { RemoveScenario } from './remove-scenario.command.ts';

@ApiTags('analytics')
@Controller('api/analytics/scenarios/:id')
export class RemoveScenarioController {
  constructor(private readonly commands: CommandBus) {}

  /** Removes a saved scenario: an analyst their own, an administrator any. */
  @Delete()
  @TokensOnly('admin', 'analyst')
  @CommandRoute()
  @ApiNoContentResponse()
  async remove(@Param('id', Id) scenarioId: string, @Context() context: CommandContext) {
    return this.commands.execute(new RemoveScenario(context, scenarioId));
  }
}
