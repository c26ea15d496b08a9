import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { ContributionRequest } from '../../shared/http/contribution.request.ts';
import { refusedAs } from '../../shared/http/field-refusals.ts';
import { ListContributionsQuery } from '../contributions/index.ts';

export class GiveRatingRequest extends ContributionRequest {
  @ApiProperty({ minimum: 1, maximum: 5 })
  @IsInt(refusedAs('STARS'))
  @Min(1, refusedAs('STARS'))
  @Max(5, refusedAs('STARS'))
  stars!: number;
}

export class WithdrawRatingRequest extends ContributionRequest {}

export class ListRatingsQuery extends ListContributionsQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 5 })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^[1-5]$/.test(value) ? Number(value) : value,
  )
  @IsInt()
  @Min(1)
  @Max(5)
  stars?: number;
}
