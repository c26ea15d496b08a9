import {
  removeScenario,
  saveScenario,
  scenario,
  scenarioStream,
  type ScenarioExclusions,
  type TrendingRules,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { noContent, type CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { Scenarios } from './scenarios.ts';
import type { ScenarioResponse } from '../ranking/ranking.responses.ts';

export class SaveScenario extends Command<CommandResult<ScenarioResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly fields: Readonly<{ name: string; rules: TrendingRules; exclusions: ScenarioExclusions }>,
  ) {
    super();
  }
}

@CommandHandler(SaveScenario)
export class SaveScenarioHandler implements ICommandHandler<SaveScenario> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly scenarios: Scenarios,
  ) {}

  async execute({ context, fields }: SaveScenario): Promise<CommandResult<ScenarioResponse>> {
    const scenarioId = context.newId('scenario');
    const saved = { scenarioId, ...fields, savedBy: context.actor.name ?? null, savedAt: context.at };
    const decide = saveScenario(saved, await this.scenarios.count());
    const { state, position } = await this.runner.run(scenario, scenarioStream(scenarioId), context, decide);
    const { scenarioId: id, removed: _, ...rest } = state!;
    return { position, status: 201, body: () => ({ id, ...rest }) };
  }
}

export class RemoveScenario extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly scenarioId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveScenario)
export class RemoveScenarioHandler implements ICommandHandler<RemoveScenario> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, scenarioId }: RemoveScenario): Promise<CommandResult<undefined>> {
    const { name, role } = context.actor;
    const decide = removeScenario({ name, role }, context.at);
    const { position } = await this.runner.run(scenario, scenarioStream(scenarioId), context, decide);
    return noContent(position);
  }
}
