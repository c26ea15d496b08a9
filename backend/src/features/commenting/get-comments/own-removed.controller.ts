import type { OwnRemovedComment } from '@henna/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { MemberId } from '../../../shared/http/parameters.ts';
import { RemovedComments } from '../removed-comments.ts';

class OwnRemovedCommentBody implements OwnRemovedComment {
  @ApiProperty() id!: string;
  @ApiProperty({ type: String, nullable: true }) parentId!: string | null;
  @ApiProperty({ type: String, nullable: true }) content!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) removedAt!: string;
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
}

@ApiTags('commenting')
@Controller('api/products/:id/comments/removed')
export class OwnRemovedController {
  constructor(private readonly removed: RemovedComments) {}

  /** One's own comments on a product that a moderator took out, with the reason, newest first. */
  @Get()
  @MembersOnly()
  @ApiOkResponse({ type: [OwnRemovedCommentBody] })
  async own(@Param('id', Id) productId: string, @MemberId() memberId: string): Promise<OwnRemovedComment[]> {
    return this.removed.own(productId, memberId);
  }
}
