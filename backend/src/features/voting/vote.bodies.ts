import { limits, type VoteResponse } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { ContributionRequest } from '../../shared/http/contribution.request.ts';

export class CastVoteRequest extends ContributionRequest {
  /** An option's label. */
  @ApiProperty({ maxLength: limits.optionLabel })
  @IsString()
  @Length(1, limits.optionLabel)
  vote!: string;
}

export class VoteBody implements VoteResponse {
  @ApiProperty() id!: string;
  @ApiProperty() productId!: string;
  @ApiProperty() userId!: string;
  @ApiProperty() userName!: string;
  @ApiProperty({ description: "The option's label" }) vote!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}
