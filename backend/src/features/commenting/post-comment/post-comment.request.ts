import { limits } from '@henna/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, IsUUID, Length, Matches, MaxLength } from 'class-validator';
import { refusedAs } from '../../../shared/http/field-refusals.ts';

export class PostCommentRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  productId!: string;

  @ApiProperty({ minLength: 1, maxLength: limits.comment })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @Length(1, limits.comment, refusedAs('COMMENT_LENGTH'))
  @Matches(/^\P{Cs}*$/u, refusedAs('HALF_CHARACTER'))
  content!: string;

  /** The comment that is answered. */
  @ApiPropertyOptional({ format: 'uuid', type: String, nullable: true })
  @IsOptional()
  @IsUUID()
  parentId?: string | null;

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
