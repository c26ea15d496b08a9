import { commentOrders, limits, type CommentOrder } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Matches, Max, Min } from 'class-validator';
import { ContributionRequest } from '../../shared/http/contribution.request.ts';
import { refusedAs } from '../../shared/http/field-refusals.ts';
import { PageQuery } from '../../shared/http/paging.ts';

export class PostCommentRequest extends ContributionRequest {
  @ApiProperty({ minLength: 1, maxLength: limits.comment })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @Length(1, limits.comment, refusedAs('COMMENT_LENGTH'))
  @Matches(/^\P{Cs}*$/u, refusedAs('HALF_CHARACTER'))
  content!: string;

  /** The comment that this one replies to. */
  @ApiPropertyOptional({ format: 'uuid', type: String, nullable: true })
  @IsOptional()
  @IsUUID()
  parentId?: string | null;
}

export class EditCommentRequest extends PickType(PostCommentRequest, ['content']) {}

export class ListCommentsQuery extends PageQuery(limits.commentsPerPage) {
  /** Only threads whose author rates the product with this number of stars. */
  @ApiPropertyOptional({ minimum: 1, maximum: 5 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(5)
  stars?: number;

  /** The order of the threads; the most helpful first from five marks on, else the newest first. `stars`: the authors' ratings. */
  @ApiPropertyOptional({ enum: commentOrders })
  @IsOptional()
  @IsIn(commentOrders)
  sort?: CommentOrder;

  /** `next` of the page before: the order stays as that page found it, whatever changes in the meantime. */
  @ApiPropertyOptional({ maxLength: 4_000 })
  @IsOptional()
  @IsString()
  @Length(1, 4_000)
  after?: string;
}
