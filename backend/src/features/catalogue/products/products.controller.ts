import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { MergedEdit } from '../../../shared/http/if-match-header.ts';
import { Context, IfMatch } from '../../../shared/http/parameters.ts';
import { CatalogueIndex } from '../../listing/index.ts';
import { AdminProductResponse } from './admin-products.ts';
import { newPlacement, requestedPlacement } from './requested-placement.ts';
import { AddProduct, ChangeProduct } from './product-commands.ts';
import { AddProductRequest, ChangeProductRequest, newProduct, productChanges } from './product.requests.ts';

@ApiTags('products')
@Controller('api/products')
export class ProductsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** Adds a product. Its name must be free in its brand, among the removed ones too. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiCreatedResponse({ type: AdminProductResponse })
  async add(@Body() request: AddProductRequest, @Context() context: CommandContext) {
    const fields = newProduct(request, newPlacement(this.catalogue, request));
    return this.commands.execute(new AddProduct(context, fields));
  }

  /** Changes a product. With another category goes a subcategory of it. */
  @Put(':id')
  @TokensOnly('admin')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: AdminProductResponse })
  async change(
    @Param('id', Id) productId: string,
    @Body() request: ChangeProductRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(
      new ChangeProduct(context, productId, productChanges(request), requestedPlacement(request), revision),
    );
  }
}
