import { Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../../shared/http/id.pipe.ts';
import { Context } from '../../../../shared/http/parameters.ts';
import { AdminProductBody } from '../admin-products.ts';
import { RestoreProduct } from './restore-product.command.ts';

@ApiTags('products')
@Controller('api/admin/products/:id/restore')
export class RestoreProductController {
  constructor(private readonly commands: CommandBus) {}

  /** Brings a removed product back. While its brand is removed it stays hidden with that. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiOkResponse({ type: AdminProductBody })
  async restore(@Param('id', Id) productId: string, @Context() context: CommandContext) {
    return this.commands.execute(new RestoreProduct(context, productId));
  }
}
