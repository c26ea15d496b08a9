import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { ProductImageBody } from '../../catalogue/index.ts';
import { RegisterImage } from '../register-image.ts';
import { RegisterImageRequest, uploadIdOf } from './register-image.request.ts';

@ApiTags('images')
@Controller('api/products/:id/images')
export class RegisterImageController {
  constructor(private readonly commands: CommandBus) {}

  /** Makes an upload a picture of the product, behind the others. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiCreatedResponse({ type: ProductImageBody })
  async register(
    @Param('id', Id) productId: string,
    @Body() request: RegisterImageRequest,
    @Context() context: CommandContext,
  ) {
    const { altText = null } = request;
    return this.commands.execute(new RegisterImage(context, productId, uploadIdOf(request), altText));
  }
}
