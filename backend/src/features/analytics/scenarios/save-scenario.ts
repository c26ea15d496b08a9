import type { Scenario, ScenarioExclusions, TrendingRules } from '@henna/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { KeptScenarios } from './kept-scenarios.ts';
import { scenarioOfStream } from './scenario.response.ts';
import { saveScenario, scenario, scenarioStream } from './scenario.ts';

export class SaveScenario extends Command<CommandResult<Scenario>> {
  constructor(
    readonly context: CommandContext,
    readonly wanted: {
      readonly name: string;
      readonly rules: TrendingRules;
      readonly exclusions: ScenarioExclusions;
    },
  ) {
    super();
  }
}

@CommandHandler(SaveScenario)
export class SaveScenarioHandler implements ICommandHandler<SaveScenario> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly scenarios: KeptScenarios,
  ) {}

  async execute({ context, wanted }: SaveScenario): Promise<CommandResult<Scenario>> {
    const scenarioId = context.newId('scenario');
    const { name = null } = context.actor;
    const decide = saveScenario(
      { scenarioId, ...wanted, savedBy: name, savedAt: context.at },
      await this.scenarios.count(),
    );
    const { state, position } = await this.runner.run(scenario, scenarioStream(scenarioId), context, decide);
    return { position, status: 201, body: () => scenarioOfStream(state!) };
  }
}
