import { Body, Controller, Delete } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { requireSelf } from '../../../shared/auth/require-self.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { MemberNames } from '../../accounts/index.ts';
import { CastVoteRequest } from '../cast-vote/cast-vote.request.ts';
import { WithdrawVote } from './withdraw-vote.command.ts';

@ApiTags('voting')
@Controller('api/votes')
export class WithdrawVoteController {
  constructor(
    private readonly commands: CommandBus,
    private readonly names: MemberNames,
  ) {}

  /** Takes one's own vote back. Taking back what was not cast is 204 as well. */
  @Delete()
  @MembersOnly()
  @CommandRoute()
  @ApiNoContentResponse()
  async withdraw(@Body() { productId, vote, userId, userName }: CastVoteRequest, @Context() context: CommandContext) {
    requireSelf(context, userId);
    await this.names.requireOwn(context.actor.id, userName);
    return this.commands.execute(new WithdrawVote(context, productId, context.actor.id, vote));
  }
}
