import type { AdminVotingOptionsResponse, OptionSetDocument } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { category, categoryStream, type CategoryRecord } from '../../categories/category.ts';
import { optionSetOf, setVotingOptions } from '../option-set.ts';
import { adminVotingOptionsResponse } from '../voting-options.response.ts';
import { SetVotingOptions } from './set-voting-options.command.ts';

@CommandHandler(SetVotingOptions)
export class SetVotingOptionsHandler implements ICommandHandler<SetVotingOptions> {
  constructor(private readonly runner: CommandRunner) {}

  async execute(command: SetVotingOptions): Promise<CommandResult<AdminVotingOptionsResponse>> {
    const { context, categoryId, subcategoryId, wanted, revision } = command;
    const newId = (label: string) => context.newId(`option:${label}`);
    const { state, position } = await this.runner.run(category, categoryStream(categoryId), context, (current) => {
      const present = (set: OptionSetDocument) => answer(current!, subcategoryId, set);
      return setVotingOptions(subcategoryId, wanted, newId, { revision, present }, context.at)(current);
    });
    return { position, body: () => answer(state!, subcategoryId, optionSetOf(state!, subcategoryId)!) };
  }
}

const answer = (state: CategoryRecord, subcategoryId: string | null, set: OptionSetDocument) => {
  const subcategory = state.subcategories.find(({ id }) => id === subcategoryId) ?? null;
  return adminVotingOptionsResponse({ category: state, subcategory }, set);
};
