import { ApiProperty } from '@nestjs/swagger';
import { PageOf } from '../../shared/http/paging.ts';
import { AdminContributionResponse, ContributionPageResponse } from '../contributions/index.ts';

/** A comment or a reply. A withdrawn root has neither text nor author. */
export class CommentResponse {
  @ApiProperty() id!: string;
  @ApiProperty() productId!: string;
  @ApiProperty({ type: String, nullable: true }) userId!: string | null;
  @ApiProperty({ type: String, nullable: true }) userName!: string | null;
  @ApiProperty({ description: 'The author has a public profile' }) hasProfile!: boolean;
  @ApiProperty({ type: String, nullable: true }) content!: string | null;
  @ApiProperty({ type: String, nullable: true }) parentId!: string | null;
  @ApiProperty({ type: String, nullable: true }) replyTo!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) editedAt!: string | null;
  @ApiProperty() withdrawn!: boolean;
  @ApiProperty({ description: 'Written by the demo' }) demo!: boolean;
  @ApiProperty({ type: Number, nullable: true, minimum: 1, maximum: 5, description: "The author's rating; on roots" })
  stars!: number | null;
  @ApiProperty({ type: () => [CommentResponse], description: 'Oldest first; empty on a reply' })
  replies!: CommentResponse[];
}

export class CommentPageResponse extends PageOf(CommentResponse) {}

export class OwnRemovedCommentResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ type: String, nullable: true }) parentId!: string | null;
  @ApiProperty({ type: String, nullable: true }) content!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) removedAt!: string;
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
}

export class AdminCommentResponse extends AdminContributionResponse {
  @ApiProperty({ type: String, nullable: true }) content!: string | null;
  @ApiProperty({ type: String, nullable: true }) parentId!: string | null;
  @ApiProperty({ type: String, nullable: true }) replyTo!: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) editedAt!: string | null;
}

export class AdminCommentPageResponse extends ContributionPageResponse {
  @ApiProperty({ type: [AdminCommentResponse] }) items!: AdminCommentResponse[];
}
