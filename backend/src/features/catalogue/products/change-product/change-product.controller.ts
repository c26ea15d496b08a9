import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../../shared/http/id.pipe.ts';
import { Context, IfMatch } from '../../../../shared/http/parameters.ts';
import { MergedEdit } from '../../if-match-header.ts';
import { AdminProductBody } from '../admin-products.ts';
import { placementWanted } from '../placement-wanted.ts';
import { ChangeProduct } from './change-product.command.ts';
import { ChangeProductRequest, productChanges } from './change-product.request.ts';

@ApiTags('products')
@Controller('api/products/:id')
export class ChangeProductController {
  constructor(private readonly commands: CommandBus) {}

  /** Changes a product. With another category goes a subcategory of it. */
  @Put()
  @TokensOnly('admin')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: AdminProductBody })
  async change(
    @Param('id', Id) productId: string,
    @Body() request: ChangeProductRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(
      new ChangeProduct(context, productId, productChanges(request), placementWanted(request), revision),
    );
  }
}
