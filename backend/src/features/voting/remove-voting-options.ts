import { category, categoryStream, removeVotingOptions, type OptionSetDocument } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { noContent, type CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { optionSetResponse } from './option-sets.ts';

export class RemoveVotingOptions extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly categoryId: string,
    /** `null`: the category's default. */
    readonly subcategoryId: string | null,
    /** The revision of the set on which the edit is based. */
    readonly revision?: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveVotingOptions)
export class RemoveVotingOptionsHandler implements ICommandHandler<RemoveVotingOptions> {
  constructor(private readonly runner: CommandRunner) {}

  async execute(command: RemoveVotingOptions): Promise<CommandResult<undefined>> {
    const { context, categoryId, subcategoryId, revision } = command;
    const { position } = await this.runner.run(category, categoryStream(categoryId), context, (current) => {
      const toResponse = (set: OptionSetDocument) => optionSetResponse(current!, subcategoryId, set);
      return removeVotingOptions(subcategoryId, { revision, toResponse }, context.at)(current);
    });
    return noContent(position);
  }
}
