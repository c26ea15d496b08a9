import type { RatingResponse } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { refusedAs } from '../../shared/http/field-refusals.ts';
import { ContributionRequest } from '../../shared/http/contribution.request.ts';

export class GiveRatingRequest extends ContributionRequest {
  @ApiProperty({ minimum: 1, maximum: 5 })
  @IsInt(refusedAs('STARS'))
  @Min(1, refusedAs('STARS'))
  @Max(5, refusedAs('STARS'))
  stars!: number;
}

export class WithdrawRatingRequest extends ContributionRequest {}

export class RatingBody implements RatingResponse {
  @ApiProperty() id!: string;
  @ApiProperty() productId!: string;
  @ApiProperty() userId!: string;
  @ApiProperty() userName!: string;
  @ApiProperty({ minimum: 1, maximum: 5 }) stars!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) updatedAt!: string | null;
}
