import { Module } from '@nestjs/common';
import { ContributionsModule } from '../contributions/index.ts';
import { AdminRatingsController } from './admin-ratings.controller.ts';
import { AdminRatings } from './admin-ratings.ts';
import { GiveRatingHandler } from './give-rating.ts';
import { RatingsController } from './ratings.controller.ts';
import { WithdrawRatingHandler } from './withdraw-rating.ts';

@Module({
  imports: [ContributionsModule],
  controllers: [RatingsController, AdminRatingsController],
  providers: [AdminRatings, GiveRatingHandler, WithdrawRatingHandler],
})
export class RatingModule {}
