import { type CommentResponse, limits, type OwnRemovedComment } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, IsUUID, Length, Matches, Max, Min } from 'class-validator';
import { refusedAs } from '../../shared/http/field-refusals.ts';
import { PageQuery } from '../../shared/http/paging.ts';
import { ContributionRequest } from '../../shared/http/contribution.request.ts';

export class PostCommentRequest extends ContributionRequest {
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
}

export class EditCommentRequest extends PickType(PostCommentRequest, ['content']) {}

export class GetCommentsRequest extends PageQuery(limits.commentsPerPage) {
  /** Only roots whose author gives so many stars. */
  @ApiPropertyOptional({ minimum: 1, maximum: 5 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(5)
  stars?: number;
}

export class CommentBody implements CommentResponse {
  @ApiProperty() id!: string;
  @ApiProperty() productId!: string;
  @ApiProperty({ type: String, nullable: true }) userId!: string | null;
  @ApiProperty({ type: String, nullable: true }) userName!: string | null;
  /** The author has a public profile. */
  @ApiProperty() hasProfile!: boolean;
  @ApiProperty({ type: String, nullable: true }) content!: string | null;
  @ApiProperty({ type: String, nullable: true }) parentId!: string | null;
  @ApiProperty({ type: String, nullable: true }) replyTo!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) editedAt!: string | null;
  @ApiProperty() withdrawn!: boolean;
  @ApiProperty() demo!: boolean;
  @ApiProperty({ type: Number, nullable: true, minimum: 1, maximum: 5 }) stars!: number | null;
  @ApiProperty({ type: () => [CommentBody] }) replies!: CommentResponse[];
}

export class CommentPageBody {
  @ApiProperty({ type: [CommentBody] }) items!: CommentResponse[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
}

export class OwnRemovedCommentBody implements OwnRemovedComment {
  @ApiProperty() id!: string;
  @ApiProperty({ type: String, nullable: true }) parentId!: string | null;
  @ApiProperty({ type: String, nullable: true }) content!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) removedAt!: string;
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
}
