import { Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { ProductImageBody } from '../../catalogue/index.ts';
import { RestoreImage } from '../restore-image.ts';

@ApiTags('images')
@Controller('api/admin/products/:id/images/:imageId/restore')
export class RestoreImageController {
  constructor(private readonly commands: CommandBus) {}

  /** Puts a removed picture back in its place. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiOkResponse({ type: ProductImageBody })
  async restore(
    @Param('id', Id) productId: string,
    @Param('imageId', Id) imageId: string,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new RestoreImage(context, productId, imageId));
  }
}
