import type { CommentResponse } from '@henna/contracts';
import { ApiProperty } from '@nestjs/swagger';

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
