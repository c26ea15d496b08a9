import {
  category,
  categoryStream,
  optionSetState,
  setVotingOptions,
  type AdminVotingOptionsResponse,
  type OptionSetInput,
  type OptionSetState,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { optionIds } from '../../../shared/ids.ts';
import { answeredSet } from './voting-options.response.ts';

export class SetVotingOptions extends Command<CommandResult<AdminVotingOptionsResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly categoryId: string,
    /** `null`: the category's default. */
    readonly subcategoryId: string | null,
    readonly wanted: OptionSetInput,
    /** The revision of the set that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}

@CommandHandler(SetVotingOptions)
export class SetVotingOptionsHandler implements ICommandHandler<SetVotingOptions> {
  constructor(private readonly runner: CommandRunner) {}

  async execute(command: SetVotingOptions): Promise<CommandResult<AdminVotingOptionsResponse>> {
    const { context, categoryId, subcategoryId, wanted, revision } = command;
    const ids = optionIds((name) => context.newId(name));
    const { state, position } = await this.runner.run(
      category,
      categoryStream(categoryId),
      context,
      (current, past) => {
        const toResponse = (set: OptionSetState) => answeredSet(current!, subcategoryId, set);
        return setVotingOptions(subcategoryId, wanted, ids, { revision, toResponse }, context.at)(current, past);
      },
    );
    return { position, body: () => answeredSet(state!, subcategoryId, optionSetState(state!, subcategoryId)) };
  }
}
