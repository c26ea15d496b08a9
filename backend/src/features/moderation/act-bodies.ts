import type { AdminCommentResponse, AdminRatingResponse, AdminVoteResponse } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

class AdminActBody {
  @ApiProperty() id!: string;
  @ApiProperty() productId!: string;
  @ApiProperty() productName!: string;
  @ApiProperty() brandDisplayName!: string;
  @ApiProperty({ description: 'To analysts a pseudonym' }) userId!: string;
  @ApiProperty({ type: String, nullable: true }) userName!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty() demo!: boolean;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) removedAt!: string | null;
}

export class AdminCommentBody extends AdminActBody implements AdminCommentResponse {
  @ApiProperty({ type: String, nullable: true }) content!: string | null;
  @ApiProperty({ type: String, nullable: true }) parentId!: string | null;
  @ApiProperty({ type: String, nullable: true }) replyTo!: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) editedAt!: string | null;
}

export class AdminVoteBody extends AdminActBody implements AdminVoteResponse {
  @ApiProperty() vote!: string;
  @ApiProperty({ description: 'The product still offers the option' }) current!: boolean;
}

export class AdminRatingBody extends AdminActBody implements AdminRatingResponse {
  @ApiProperty({ minimum: 1, maximum: 5 }) stars!: number;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) updatedAt!: string | null;
}

class PageBody {
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
  @ApiPropertyOptional({ description: 'With `q`: nothing was left unread' }) complete?: boolean;
}

export class AdminCommentPageBody extends PageBody {
  @ApiProperty({ type: [AdminCommentBody] }) items!: AdminCommentBody[];
}

export class AdminVotePageBody extends PageBody {
  @ApiProperty({ type: [AdminVoteBody] }) items!: AdminVoteBody[];
}

export class AdminRatingPageBody extends PageBody {
  @ApiProperty({ type: [AdminRatingBody] }) items!: AdminRatingBody[];
}
