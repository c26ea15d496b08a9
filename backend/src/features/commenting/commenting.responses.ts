import { commentOrders, type CommentOrder, type Labels } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { LabelsResponse } from '../../shared/http/labels.ts';
import { PageOf } from '../../shared/http/paging.ts';
import { TraitsResponse } from '../traits/index.ts';
import { AdminContributionResponse, ContributionPageResponse } from '../contributions/index.ts';

export class AuthorVoteResponse {
  @ApiProperty({ description: 'The label of the option' }) key!: string;
  @ApiProperty({ type: LabelsResponse }) labels!: Labels;
}

/** A comment or a reply. A withdrawn root has neither text nor author. */
export class CommentResponse {
  @ApiProperty() id!: string;
  @ApiProperty() productId!: string;
  @ApiProperty({ type: String, nullable: true }) userId!: string | null;
  @ApiProperty({ type: String, nullable: true }) userName!: string | null;
  @ApiProperty({ description: 'The author has a public profile' }) hasProfile!: boolean;
  @ApiProperty({ type: TraitsResponse, nullable: true, description: '`null` where the author has not published them' })
  authorTraits!: TraitsResponse | null;
  @ApiProperty({ type: String, nullable: true }) content!: string | null;
  @ApiProperty({ type: String, nullable: true }) parentId!: string | null;
  @ApiProperty({ type: String, nullable: true }) replyTo!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) editedAt!: string | null;
  @ApiProperty() withdrawn!: boolean;
  @ApiProperty({ description: 'It waits for a moderator: to all but its author it is as if withdrawn' })
  waiting!: boolean;
  @ApiProperty({ description: 'Written by the demo' }) demo!: boolean;
  @ApiProperty({ type: Number, nullable: true, minimum: 1, maximum: 5, description: "The author's rating; on roots" })
  stars!: number | null;
  @ApiProperty({
    type: [AuthorVoteResponse],
    description: 'What its author voted for on the product, the first vote first; on roots',
  })
  votes!: AuthorVoteResponse[];
  @ApiProperty({ description: 'How many members find it helpful' }) helpfulCount!: number;
  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'Whether the signed-in member finds it helpful; `null` of one’s own and for who is signed out',
  })
  helpful!: boolean | null;
  @ApiProperty({ type: () => [CommentResponse], description: 'Oldest first; empty on a reply' })
  replies!: CommentResponse[];
}

export class CommentPageResponse extends PageOf(CommentResponse) {
  @ApiProperty({ enum: commentOrders }) sort!: CommentOrder;
  @ApiProperty({ type: String, nullable: true, description: '`after` of the next page; `null` on the last' })
  next!: string | null;
}

export class HelpfulMarkResponse {
  @ApiProperty() commentId!: string;
  @ApiProperty() helpful!: boolean;
  @ApiProperty() helpfulCount!: number;
}

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
