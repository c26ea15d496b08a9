import { limits } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

/** What a member does to a product. */
export class MemberActRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  productId!: string;

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
