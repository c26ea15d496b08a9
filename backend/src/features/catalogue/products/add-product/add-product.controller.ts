import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Context } from '../../../../shared/http/parameters.ts';
import { CatalogueIndex } from '../../catalogue-index/catalogue-index.ts';
import { AdminProductBody } from '../admin-products.ts';
import { placementOfNew } from '../placement-wanted.ts';
import { AddProduct } from './add-product.command.ts';
import { AddProductRequest, newProduct } from './add-product.request.ts';

@ApiTags('products')
@Controller('api/products')
export class AddProductController {
  constructor(
    private readonly commands: CommandBus,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** Adds a product. Its name must be free in its brand, among the removed ones too. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiCreatedResponse({ type: AdminProductBody })
  async add(@Body() request: AddProductRequest, @Context() context: CommandContext) {
    const fields = newProduct(request, placementOfNew(this.catalogue, request));
    return this.commands.execute(new AddProduct(context, fields));
  }
}
