import { optionSetEntity, revertedOptions, settingEntity } from '@henna/domain';
import { Module } from '@nestjs/common';
import { EntityCommands } from '../../shared/entities/entity-commands.ts';
import { ContributionsModule } from '../contributions/index.ts';
import { AdminVotesController } from './admin-votes.controller.ts';
import { AdminVotes } from './admin-votes.ts';
import { CastVoteHandler } from './cast-vote.ts';
import { RemoveVotingOptions, RemoveVotingOptionsHandler } from './remove-voting-options.ts';
import { SetGlobalOptions, SetGlobalOptionsHandler } from './set-global-options.ts';
import { SetVotingOptions, SetVotingOptionsHandler } from './set-voting-options.ts';
import { VotesController } from './votes.controller.ts';
import { VotingOptionsController } from './voting-options.controller.ts';
import { WithdrawVoteHandler } from './withdraw-vote.ts';

@Module({
  imports: [ContributionsModule],
  controllers: [VotesController, AdminVotesController, VotingOptionsController],
  providers: [
    AdminVotes,
    CastVoteHandler,
    WithdrawVoteHandler,
    SetVotingOptionsHandler,
    RemoveVotingOptionsHandler,
    SetGlobalOptionsHandler,
  ],
})
export class VotingModule {
  constructor(commands: EntityCommands) {
    commands.register(optionSetEntity, {
      change: ({ context, data, revision }, { votingOptions }, [revert]) => {
        const [categoryId, subcategoryId] = [String(data['categoryId']), data['subcategoryId'] as string | null];
        return votingOptions === null
          ? new RemoveVotingOptions(context, categoryId, subcategoryId, revision)
          : new SetVotingOptions(context, categoryId, subcategoryId, revertedOptions(revert!), revision);
      },
    });
    commands.register(settingEntity, {
      change: ({ context, revision }, _, [revert]) => new SetGlobalOptions(context, revertedOptions(revert!), revision),
    });
  }
}
