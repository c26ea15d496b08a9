import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { clearStream } from '../../shared/commands/clears.ts';
import { noContent, type CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { ClearKind } from './clear-kind.command.ts';
import { clearKind, kindClears } from './kind-clears.ts';

@CommandHandler(ClearKind)
export class ClearKindHandler implements ICommandHandler<ClearKind> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, entity, clearId }: ClearKind): Promise<CommandResult<undefined>> {
    const decision = clearKind({ entity, clearId, at: context.at });
    const { position } = await this.runner.run(kindClears, clearStream(entity), context, decision);
    return noContent(position);
  }
}
