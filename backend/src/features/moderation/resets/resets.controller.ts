import type { ResetKind } from '@henna/domain';
import { Controller, createParamDecorator, Delete, Param, Post, type ExecutionContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  ApiAcceptedResponse,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context } from '../../../shared/http/parameters.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { BatchBody } from '../../batches/index.ts';
import { ProductRatingStatisticsBody, ProductVoteStatisticsBody } from '../statistics/statistics.responses.ts';
import { ResetProduct } from './reset-product.command.ts';
import { UndoReset } from './undo-reset.command.ts';

/** What the address is about. */
const Kind = createParamDecorator((_: unknown, execution: ExecutionContext): ResetKind => {
  const { path } = execution.switchToHttp().getRequest<HennaRequest>();
  return /\/votes(?:\/restore)?\/?$/i.test(path) ? 'votes' : 'ratings';
});

/** Whether the caller waits: not with `Prefer: respond-async`. */
const Waits = createParamDecorator(
  (_: unknown, execution: ExecutionContext): boolean =>
    execution.switchToHttp().getRequest<HennaRequest>().headers['prefer'] !== 'respond-async',
);

@ApiTags('moderation')
@ApiExtraModels(ProductVoteStatisticsBody, ProductRatingStatisticsBody)
@Controller('api/admin/products/:id')
@TokensOnly('admin', 'moderator')
export class ResetsController {
  constructor(private readonly commands: CommandBus) {}

  /** Resets all votes or ratings of a product: everybody can vote or rate again at once. */
  @Delete(['votes', 'ratings'])
  @CommandRoute()
  @ApiNoContentResponse()
  @ApiAcceptedResponse({ type: BatchBody, description: 'More than 500 people, or `Prefer: respond-async`' })
  async reset(
    @Param('id', Id) productId: string,
    @Kind() kind: ResetKind,
    @Waits() waits: boolean,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new ResetProduct(context, productId, kind, waits));
  }

  /** Undoes the latest reset; what people voted or rated anew since stays. */
  @Post(['votes/restore', 'ratings/restore'])
  @CommandRoute()
  @ApiOkResponse({
    schema: {
      oneOf: [ProductVoteStatisticsBody, ProductRatingStatisticsBody].map((body) => ({ $ref: getSchemaPath(body) })),
    },
  })
  @ApiAcceptedResponse({ type: BatchBody, description: 'More than 500 people, or `Prefer: respond-async`' })
  async restore(
    @Param('id', Id) productId: string,
    @Kind() kind: ResetKind,
    @Waits() waits: boolean,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new UndoReset(context, productId, kind, waits));
  }
}
