import { optionSetEntity, revertedOptions } from '@henna/domain';
import { Module } from '@nestjs/common';
import { EntityCommands } from '../../../shared/entities/entity-commands.ts';
import { ListVotingOptionsController } from './list-voting-options/list-voting-options.controller.ts';
import { RemoveVotingOptionsController } from './remove-voting-options/remove-voting-options.controller.ts';
import { RemoveVotingOptions, RemoveVotingOptionsHandler } from './remove-voting-options.ts';
import { SetVotingOptionsController } from './set-voting-options/set-voting-options.controller.ts';
import { SetVotingOptions, SetVotingOptionsHandler } from './set-voting-options.ts';

@Module({
  controllers: [ListVotingOptionsController, SetVotingOptionsController, RemoveVotingOptionsController],
  providers: [SetVotingOptionsHandler, RemoveVotingOptionsHandler],
})
export class VotingOptionsModule {
  constructor(commands: EntityCommands) {
    commands.register(optionSetEntity, {
      change: ({ context, data, revision }, { votingOptions }, [revert]) => {
        const [categoryId, subcategoryId] = [String(data['categoryId']), data['subcategoryId'] as string | null];
        return votingOptions === null
          ? new RemoveVotingOptions(context, categoryId, subcategoryId, revision)
          : new SetVotingOptions(context, categoryId, subcategoryId, revertedOptions(revert!), revision);
      },
    });
  }
}
