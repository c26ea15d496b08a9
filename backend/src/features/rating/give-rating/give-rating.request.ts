import { limits } from '@henna/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { refusedAs } from '../../../shared/http/field-refusals.ts';

export class GiveRatingRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  productId!: string;

  @ApiProperty({ minimum: 1, maximum: 5 })
  @IsInt(refusedAs('STARS'))
  @Min(1, refusedAs('STARS'))
  @Max(5, refusedAs('STARS'))
  stars!: number;

  /** Equal to the signed-in member's id, or absent. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(64)
  userId?: string;

  /** Equal to the signed-in member's author name, or absent: the name is derived. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(limits.name)
  userName?: string;
}
