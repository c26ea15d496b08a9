import { limits } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

export class ContributionRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  productId!: string;

  /** Must be the id of the signed-in member if present. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(64)
  userId?: string;

  /** Must be the author name of the signed-in member if present; it is not stored. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(limits.name)
  userName?: string;
}
