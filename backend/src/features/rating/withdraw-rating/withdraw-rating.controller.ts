import { Body, Controller, Delete } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { requireSelf } from '../../../shared/auth/require-self.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { MemberNames } from '../../accounts/index.ts';
import { WithdrawRating } from './withdraw-rating.command.ts';
import { WithdrawRatingRequest } from './withdraw-rating.request.ts';

@ApiTags('rating')
@Controller('api/ratings')
export class WithdrawRatingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly names: MemberNames,
  ) {}

  /** Takes one's own rating back. Taking back what was not given is 204 as well. */
  @Delete()
  @MembersOnly()
  @CommandRoute()
  @ApiNoContentResponse()
  async withdraw(@Body() { productId, userId, userName }: WithdrawRatingRequest, @Context() context: CommandContext) {
    requireSelf(context, userId);
    await this.names.requireOwn(context.actor.id, userName);
    return this.commands.execute(new WithdrawRating(context, productId, context.actor.id));
  }
}
