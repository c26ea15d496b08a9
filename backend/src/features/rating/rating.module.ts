import { Module } from '@nestjs/common';
import { GiveRatingHandler, WithdrawRatingHandler } from './rating-commands.ts';
import { RatingsController } from './ratings.controller.ts';

@Module({ controllers: [RatingsController], providers: [GiveRatingHandler, WithdrawRatingHandler] })
export class RatingModule {}
