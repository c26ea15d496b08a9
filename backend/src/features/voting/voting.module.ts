import { Module } from '@nestjs/common';
import { CastVoteHandler, WithdrawVoteHandler } from './vote-commands.ts';
import { VotesController } from './votes.controller.ts';

@Module({ controllers: [VotesController], providers: [CastVoteHandler, WithdrawVoteHandler] })
export class VotingModule {}
