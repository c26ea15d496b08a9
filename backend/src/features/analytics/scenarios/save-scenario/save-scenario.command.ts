import type { Scenario, ScenarioExclusions, TrendingRules } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';

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
