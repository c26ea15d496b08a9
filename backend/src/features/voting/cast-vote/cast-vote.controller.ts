import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { requireSelf } from '../../../shared/auth/require-self.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { MemberNames } from '../../accounts/index.ts';
import { VoteBody } from '../vote.response.ts';
import { CastVote } from './cast-vote.command.ts';
import { CastVoteRequest } from './cast-vote.request.ts';

@ApiTags('voting')
@Controller('api/votes')
export class CastVoteController {
  constructor(
    private readonly commands: CommandBus,
    private readonly names: MemberNames,
  ) {}

  /** Votes for one of a product's options. Voting again for the same one is 200 and changes nothing. */
  @Post()
  @MembersOnly()
  @CommandRoute()
  @ApiCreatedResponse({ type: VoteBody })
  async cast(@Body() { productId, vote, userId, userName }: CastVoteRequest, @Context() context: CommandContext) {
    requireSelf(context, userId);
    await this.names.requireOwn(context.actor.id, userName);
    return this.commands.execute(new CastVote(context, productId, context.actor.id, vote));
  }
}
