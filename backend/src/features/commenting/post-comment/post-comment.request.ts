import { limits } from '@henna/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, IsUUID, Length, Matches, MaxLength } from 'class-validator';

export class PostCommentRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  productId!: string;

  @ApiProperty({ minLength: 1, maxLength: limits.comment })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @Length(1, limits.comment, { message: `A comment has 1 to ${limits.comment} characters.` })
  @Matches(/^\P{Cs}*$/u, { message: 'A comment is text: half of a character can not be kept.' })
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
