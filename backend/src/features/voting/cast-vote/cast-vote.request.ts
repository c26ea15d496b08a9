import { limits } from '@henna/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';

export class CastVoteRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  productId!: string;

  /** An option's label. */
  @ApiProperty({ maxLength: limits.optionLabel })
  @IsString()
  @Length(1, limits.optionLabel)
  vote!: string;

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
