import { productImages, ProductNotFoundError, productStream } from '@henna/domain';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../shared/auth/access.ts';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { Context } from '../../shared/http/parameters.ts';
import { imageResponse, ProductImageResponse } from '../listing/index.ts';
import { ChangeImage, RemoveImage, ReorderImages, RestoreImage } from './image-commands.ts';
import {
  ChangeImageRequest,
  ListImagesQuery,
  RegisterImageRequest,
  ReorderImagesRequest,
  uploadIdOf,
} from './media.requests.ts';
import { imageResponses } from './media.responses.ts';
import { RegisterImage } from './register-image.ts';

@ApiTags('images')
@Controller('api')
export class ImagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly runner: CommandRunner,
  ) {}

  /** Images of any product, a removed one too. `displayOrder` of a removed image is the rank that it had. */
  @Get('admin/products/:id/images')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: [ProductImageResponse] })
  async list(
    @Param('id', Id) productId: string,
    @Query() { removed }: ListImagesQuery,
  ): Promise<ProductImageResponse[]> {
    const { state } = await this.runner.fold(productImages, productStream(productId));
    if (!state) throw new ProductNotFoundError();
    if (removed !== 'true') return imageResponses(state);
    return state.removedImages.map(({ image, index }) => imageResponse(image, index)).reverse();
  }

  /** Adds an uploaded image to the product, after the others. */
  @Post('products/:id/images')
  @TokensOnly('admin')
  @CommandRoute()
  @ApiCreatedResponse({ type: ProductImageResponse })
  async register(
    @Param('id', Id) productId: string,
    @Body() request: RegisterImageRequest,
    @Context() context: CommandContext,
  ) {
    const { altText = null } = request;
    return this.commands.execute(new RegisterImage(context, productId, uploadIdOf(request), altText));
  }

  // Its path would also match the one that takes the id of an image: it must come first.
  @Put('products/:id/images/reorder')
  @TokensOnly('admin')
  @CommandRoute()
  @ApiOkResponse({ type: [ProductImageResponse] })
  async reorder(
    @Param('id', Id) productId: string,
    @Body() { imageIds }: ReorderImagesRequest,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new ReorderImages(context, productId, imageIds));
  }

  @Put('products/:id/images/:imageId')
  @TokensOnly('admin')
  @CommandRoute()
  @ApiOkResponse({ type: ProductImageResponse })
  async change(
    @Param('id', Id) productId: string,
    @Param('imageId', Id) imageId: string,
    @Body() { altText = null }: ChangeImageRequest,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeImage(context, productId, imageId, altText));
  }

  @Delete('products/:id/images/:imageId')
  @TokensOnly('admin')
  @CommandRoute()
  @ApiNoContentResponse()
  async remove(
    @Param('id', Id) productId: string,
    @Param('imageId', Id) imageId: string,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new RemoveImage(context, productId, imageId));
  }

  /** Restores a removed image at the rank that it had. */
  @Post('admin/products/:id/images/:imageId/restore')
  @TokensOnly('admin')
  @CommandRoute()
  @ApiOkResponse({ type: ProductImageResponse })
  async restore(
    @Param('id', Id) productId: string,
    @Param('imageId', Id) imageId: string,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new RestoreImage(context, productId, imageId));
  }
}
