import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../../shared/http/id.pipe.ts';
import { Context, IfMatch } from '../../../../shared/http/parameters.ts';
import { IfMatchHeader } from '../../if-match-header.ts';
import { RemoveProduct } from './remove-product.command.ts';

@ApiTags('products')
@Controller('api/products/:id')
export class RemoveProductController {
  constructor(private readonly commands: CommandBus) {}

  /** Removes a product with what hangs on it; it can be restored. */
  @Delete()
  @TokensOnly('admin')
  @CommandRoute()
  @IfMatchHeader()
  @ApiNoContentResponse()
  async remove(
    @Param('id', Id) productId: string,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new RemoveProduct(context, productId, revision));
  }
}
