import { OmitType } from '@nestjs/swagger';
import { GiveRatingRequest } from '../give-rating/give-rating.request.ts';

export class WithdrawRatingRequest extends OmitType(GiveRatingRequest, ['stars']) {}
