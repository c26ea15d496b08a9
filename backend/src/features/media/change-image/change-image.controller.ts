import { limits } from '@henna/domain';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { OptionalName, ProductImageBody } from '../../catalogue/index.ts';
import { ChangeImage } from '../change-image.ts';

class ChangeImageRequest {
  /** What the picture shows, for those who can't see it; absent or empty: nothing. */
  @OptionalName(limits.altText)
  altText?: string | null;
}

@ApiTags('images')
@Controller('api/products/:id/images/:imageId')
export class ChangeImageController {
  constructor(private readonly commands: CommandBus) {}

  /** Changes the text of a picture. */
  @Put()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiOkResponse({ type: ProductImageBody })
  async change(
    @Param('id', Id) productId: string,
    @Param('imageId', Id) imageId: string,
    @Body() { altText = null }: ChangeImageRequest,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeImage(context, productId, imageId, altText));
  }
}
