import { Controller, Delete, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { ProductVoteStatisticsBody } from '../statistics/statistics.responses.ts';
import { ResetProduct } from './reset-product.command.ts';
import { UndoReset } from './undo-reset.command.ts';

@ApiTags('moderation')
@Controller('api/admin/products/:id/votes')
export class ProductVotesController {
  constructor(private readonly commands: CommandBus) {}

  /** Takes all votes for a product. Its voters can vote again at once. */
  @Delete()
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiNoContentResponse()
  async reset(@Param('id', Id) productId: string, @Context() context: CommandContext) {
    return this.commands.execute(new ResetProduct(context, productId, 'votes'));
  }

  /** Takes the latest reset back: the votes count again, each at most once with what was voted since. */
  @Post('restore')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiOkResponse({ type: ProductVoteStatisticsBody })
  async restore(@Param('id', Id) productId: string, @Context() context: CommandContext) {
    return this.commands.execute(new UndoReset(context, productId, 'votes'));
  }
}
