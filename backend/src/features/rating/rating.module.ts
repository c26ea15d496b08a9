import { Module } from '@nestjs/common';
import { GetMemberRatingController } from './get-ratings/get-member-rating.controller.ts';
import { GiveRatingController } from './give-rating/give-rating.controller.ts';
import { GiveRatingHandler } from './give-rating/give-rating.handler.ts';

@Module({ controllers: [GiveRatingController, GetMemberRatingController], providers: [GiveRatingHandler] })
export class RatingModule {}
