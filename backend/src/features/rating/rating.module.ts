import { Module } from '@nestjs/common';
import { GetMemberRatingController } from './get-ratings/get-member-rating.controller.ts';
import { GiveRatingController } from './give-rating/give-rating.controller.ts';
import { GiveRatingHandler } from './give-rating/give-rating.handler.ts';
import { WithdrawRatingController } from './withdraw-rating/withdraw-rating.controller.ts';
import { WithdrawRatingHandler } from './withdraw-rating/withdraw-rating.handler.ts';

@Module({
  controllers: [GiveRatingController, WithdrawRatingController, GetMemberRatingController],
  providers: [GiveRatingHandler, WithdrawRatingHandler],
})
export class RatingModule {}
