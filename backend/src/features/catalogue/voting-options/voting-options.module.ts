import { Module } from '@nestjs/common';
import { ListVotingOptionsController } from './list-voting-options/list-voting-options.controller.ts';
import { RemoveVotingOptionsController } from './remove-voting-options/remove-voting-options.controller.ts';
import { RemoveVotingOptionsHandler } from './remove-voting-options.ts';
import { SetVotingOptionsController } from './set-voting-options/set-voting-options.controller.ts';
import { SetVotingOptionsHandler } from './set-voting-options.ts';

@Module({
  controllers: [ListVotingOptionsController, SetVotingOptionsController, RemoveVotingOptionsController],
  providers: [SetVotingOptionsHandler, RemoveVotingOptionsHandler],
})
export class VotingOptionsModule {}
