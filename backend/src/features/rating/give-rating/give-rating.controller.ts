import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { requireSelf } from '../../../shared/auth/require-self.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { MemberNames } from '../../accounts/index.ts';
import { RatingBody } from '../rating.response.ts';
import { GiveRating } from './give-rating.command.ts';
import { GiveRatingRequest } from './give-rating.request.ts';

@ApiTags('rating')
@Controller('api/ratings')
export class GiveRatingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly names: MemberNames,
  ) {}

  /** Rates a product, or changes one's rating of it. */
  @Post()
  @MembersOnly()
  @CommandRoute()
  @ApiCreatedResponse({ type: RatingBody })
  async give(@Body() { productId, stars, userId, userName }: GiveRatingRequest, @Context() context: CommandContext) {
    requireSelf(context, userId);
    await this.names.requireOwn(context.actor.id, userName);
    return this.commands.execute(new GiveRating(context, productId, context.actor.id, stars));
  }
}
