import type { AdminVotingOptionsResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { category, categoryStream } from '../../categories/category.ts';
import { knownSet, setVotingOptions, type KnownOptionSet } from '../option-set.ts';
import { answeredSet } from '../voting-options.response.ts';
import { SetVotingOptions } from './set-voting-options.command.ts';

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
