import type { AdminVotingOptionsResponse } from './voting.responses.ts';
import {
  category,
  categoryStream,
  optionSetState,
  setVotingOptions,
  type OptionSetInput,
  type OptionSetState,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { optionIds } from '../../shared/ids.ts';
import { optionSetResponse } from './option-sets.ts';

export class SetVotingOptions extends Command<CommandResult<AdminVotingOptionsResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly categoryId: string,
    /** `null`: the category's default. */
    readonly subcategoryId: string | null,
    readonly optionSet: OptionSetInput,
    /** The revision of the set on which the edit is based. */
    readonly revision?: string,
  ) {
    super();
  }
}

@CommandHandler(SetVotingOptions)
export class SetVotingOptionsHandler implements ICommandHandler<SetVotingOptions> {
  constructor(private readonly runner: CommandRunner) {}

  async execute(command: SetVotingOptions): Promise<CommandResult<AdminVotingOptionsResponse>> {
    const { context, categoryId, subcategoryId, optionSet, revision } = command;
    const ids = optionIds((name) => context.newId(name));
    const { state, position } = await this.runner.run(
      category,
      categoryStream(categoryId),
      context,
      (current, past) => {
        const toResponse = (set: OptionSetState) => optionSetResponse(current!, subcategoryId, set);
        return setVotingOptions(subcategoryId, optionSet, ids, { revision, toResponse }, context.at)(current, past);
      },
    );
    return { position, body: () => optionSetResponse(state!, subcategoryId, optionSetState(state!, subcategoryId)) };
  }
}
