import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { WithdrawComment } from './withdraw-comment.command.ts';

@ApiTags('commenting')
@Controller('api/comments/:id')
export class WithdrawCommentController {
  constructor(private readonly commands: CommandBus) {}

  /** Takes one's own comment back. A root with replies stays, without text or name; once more is 204 as well. */
  @Delete()
  @MembersOnly()
  @CommandRoute()
  @ApiNoContentResponse()
  async withdraw(@Param('id', Id) commentId: string, @Context() context: CommandContext) {
    return this.commands.execute(new WithdrawComment(context, commentId, context.actor.id));
  }
}
