import type { AdminVotingOptionsResponse } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { category, categoryStream } from '../categories/category.ts';
import type { OptionsWanted } from './identified-options.ts';
import { knownSet, setVotingOptions, type KnownOptionSet } from './option-set.ts';
import { answeredSet } from './voting-options.response.ts';

export class SetVotingOptions extends Command<CommandResult<AdminVotingOptionsResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly categoryId: string,
    /** `null`: the category's default. */
    readonly subcategoryId: string | null,
    readonly wanted: OptionsWanted,
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
    const newId = (label: string) => context.newId(`option:${label}`);
    const { state, position } = await this.runner.run(
      category,
      categoryStream(categoryId),
      context,
      (current, past) => {
        const present = (set: KnownOptionSet) => answeredSet(current!, subcategoryId, set);
        return setVotingOptions(subcategoryId, wanted, newId, { revision, present }, context.at)(current, past);
      },
    );
    return { position, body: () => answeredSet(state!, subcategoryId, knownSet(state!, subcategoryId)) };
  }
}
