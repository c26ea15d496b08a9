import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { CommentBody } from '../comment.response.ts';
import { EditComment } from './edit-comment.command.ts';
import { EditCommentRequest } from './edit-comment.request.ts';

@ApiTags('commenting')
@Controller('api/comments/:id')
export class EditCommentController {
  constructor(private readonly commands: CommandBus) {}

  /** Changes the text of one's own comment, which is shown as edited from then on. */
  @Put()
  @MembersOnly()
  @CommandRoute()
  @ApiOkResponse({ type: CommentBody })
  async edit(
    @Param('id', Id) commentId: string,
    @Body() { content }: EditCommentRequest,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new EditComment(context, commentId, context.actor.id, content));
  }
}
