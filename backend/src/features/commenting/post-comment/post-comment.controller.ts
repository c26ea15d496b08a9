import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { requireSelf } from '../../../shared/auth/require-self.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { MemberNames } from '../../accounts/index.ts';
import { CommentBody } from '../comment.response.ts';
import { PostComment } from './post-comment.command.ts';
import { PostCommentRequest } from './post-comment.request.ts';

@ApiTags('commenting')
@Controller('api/comments')
export class PostCommentController {
  constructor(
    private readonly commands: CommandBus,
    private readonly names: MemberNames,
  ) {}

  /** Comments on a product, or replies to a comment. A reply to a reply joins the root. */
  @Post()
  @MembersOnly()
  @CommandRoute()
  @ApiCreatedResponse({ type: CommentBody })
  async post(
    @Body() { productId, content, parentId, userId, userName }: PostCommentRequest,
    @Context() context: CommandContext,
  ) {
    requireSelf(context, userId);
    await this.names.requireOwn(context.actor.id, userName);
    return this.commands.execute(new PostComment(context, productId, context.actor.id, content, parentId ?? null));
  }
}
