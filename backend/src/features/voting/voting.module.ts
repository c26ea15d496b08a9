import { Module } from '@nestjs/common';
import { CastVoteController } from './cast-vote/cast-vote.controller.ts';
import { CastVoteHandler } from './cast-vote/cast-vote.handler.ts';
import { GetMemberVotesController } from './get-member-votes/get-member-votes.controller.ts';
import { WithdrawVoteController } from './withdraw-vote/withdraw-vote.controller.ts';
import { WithdrawVoteHandler } from './withdraw-vote/withdraw-vote.handler.ts';

@Module({
  controllers: [CastVoteController, WithdrawVoteController, GetMemberVotesController],
  providers: [CastVoteHandler, WithdrawVoteHandler],
})
export class VotingModule {}
