import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { noContent, type CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { removeScenario, scenario, scenarioStream } from './scenario.ts';

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
