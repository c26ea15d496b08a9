import { ProductNotFoundError } from '@henna/domain';
import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { MembersOnly, Public } from '../../shared/auth/access.ts';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { ApiListResponse, listResponse, skipAndLimit } from '../../shared/http/paging.ts';
import { Context, MemberId } from '../../shared/http/parameters.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { MemberNames } from '../accounts/index.ts';
import { CatalogueIndex } from '../listing/index.ts';
import { CommentThreads } from './comment-threads.ts';
import { EditCommentRequest, ListCommentsQuery, PostCommentRequest } from './commenting.requests.ts';
import {
  CommentPageResponse,
  CommentResponse,
  HelpfulMarkResponse,
  OwnRemovedCommentResponse,
} from './commenting.responses.ts';
import { EditComment } from './edit-comment.ts';
import { MarkHelpful, UnmarkHelpful } from './helpful-commands.ts';
import { PostComment } from './post-comment.ts';
import { RemovedComments } from './removed-comments.ts';
import { WaitingComments } from './waiting-comments.ts';
import { WithdrawComment } from './withdraw-comment.ts';

@ApiTags('commenting')
@Controller('api')
export class CommentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly names: MemberNames,
    private readonly threads: CommentThreads,
    private readonly removed: RemovedComments,
    private readonly waiting: WaitingComments,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /**
   * Comments on a product, or replies to a comment. A reply to a reply joins the thread of its root. `waiting` tells whether a
   * moderator looks at it first.
   */
  @Post('comments')
  @MembersOnly()
  @CommandRoute()
  @ApiCreatedResponse({ type: CommentResponse })
  async post(@Body() request: PostCommentRequest, @Context() context: CommandContext) {
    const userId = await this.names.requireAuthor(context, request);
    const { productId, content, parentId = null } = request;
    return this.commands.execute(new PostComment(context, productId, userId, content, parentId));
  }

  /** Changes the text of one's own comment, which is shown as edited from then on, or waits for a moderator. */
  @Put('comments/:id')
  @MembersOnly()
  @CommandRoute()
  @ApiOkResponse({ type: CommentResponse })
  async edit(
    @Param('id', Id) commentId: string,
    @Body() { content }: EditCommentRequest,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new EditComment(context, commentId, context.actor.id, content));
  }

  /** Withdraws one's own comment. A root with replies stays, without text or name. Withdrawing it again is 204 as well. */
  @Delete('comments/:id')
  @MembersOnly()
  @CommandRoute()
  @ApiNoContentResponse()
  async withdraw(@Param('id', Id) commentId: string, @Context() context: CommandContext) {
    return this.commands.execute(new WithdrawComment(context, commentId, context.actor.id));
  }

  /** Marks somebody else's comment or reply as helpful; marking it again changes nothing. 409 `OWN_COMMENT` for one's own. */
  @Put('comments/:id/helpful')
  @MembersOnly()
  @CommandRoute()
  @ApiOkResponse({ type: HelpfulMarkResponse })
  async markHelpful(@Param('id', Id) commentId: string, @Context() context: CommandContext) {
    return this.commands.execute(new MarkHelpful(context, commentId, context.actor.id));
  }

  /** Takes one's mark back. A comment without it is 204 as well. */
  @Delete('comments/:id/helpful')
  @MembersOnly()
  @CommandRoute()
  @ApiNoContentResponse()
  async unmarkHelpful(@Param('id', Id) commentId: string, @Context() context: CommandContext) {
    return this.commands.execute(new UnmarkHelpful(context, commentId, context.actor.id));
  }

  /** One's own comments on a product that a moderator removed, with the reason, newest first. */
  @Get('products/:id/comments/removed')
  @MembersOnly()
  @ApiOkResponse({ type: [OwnRemovedCommentResponse] })
  async ownRemoved(
    @Param('id', Id) productId: string,
    @MemberId() memberId: string,
  ): Promise<OwnRemovedCommentResponse[]> {
    return this.removed.own(productId, memberId);
  }

  /** One's own comments on a product that wait for a moderator, newest first. */
  @Get('products/:id/comments/waiting')
  @MembersOnly()
  @ApiOkResponse({ type: [CommentResponse] })
  async ownWaiting(@Param('id', Id) productId: string, @MemberId() memberId: string): Promise<CommentResponse[]> {
    return this.waiting.own(productId, memberId);
  }

  /**
   * A product's comments: roots in the order that is asked for, each with its replies, oldest first. With `page` one page
   * of them; the next one is asked for with `after`, so that the order holds.
   */
  @Get('products/:id/comments')
  @Public()
  @ApiListResponse(CommentResponse, CommentPageResponse)
  async comments(
    @Param('id', Id) productId: string,
    @Query() query: ListCommentsQuery,
    @MemberId() memberId: string | undefined,
    @Req() request: HennaRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    if (!this.catalogue.visibleProduct(productId)) throw new ProductNotFoundError();
    const { items, total, sort, next } = await this.threads.threads({
      productId,
      ...query,
      ...skipAndLimit(query),
      memberId,
    });
    const answer = listResponse(items, total, query, request.originalUrl, response);
    return query.page === undefined ? answer : { ...answer, sort, next };
  }
}
