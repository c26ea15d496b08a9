import { Module } from '@nestjs/common';
import { ListVotingOptionsController } from './list-voting-options/list-voting-options.controller.ts';
import { SetVotingOptionsController } from './set-voting-options/set-voting-options.controller.ts';
import { SetVotingOptionsHandler } from './set-voting-options/set-voting-options.handler.ts';

@Module({
  controllers: [ListVotingOptionsController, SetVotingOptionsController],
  providers: [SetVotingOptionsHandler],
})
export class VotingOptionsModule {}
