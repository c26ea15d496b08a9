import { limits } from '@henna/domain';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { ProductImageBody } from '../../catalogue/index.ts';
import { ReorderImages } from '../reorder-images.ts';

class ReorderImagesRequest {
  @ApiProperty({ type: [String], description: "The ids of all of the product's images, in their new order" })
  @IsArray()
  @ArrayMaxSize(limits.imagesPerProduct)
  @IsString({ each: true })
  @MaxLength(36, { each: true })
  imageIds!: string[];
}

@ApiTags('images')
@Controller('api/products/:id/images/reorder')
export class ReorderImagesController {
  constructor(private readonly commands: CommandBus) {}

  /** Gives a product's pictures another order; the first is its face. */
  @Put()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiOkResponse({ type: [ProductImageBody] })
  async reorder(
    @Param('id', Id) productId: string,
    @Body() { imageIds }: ReorderImagesRequest,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new ReorderImages(context, productId, imageIds));
  }
}
