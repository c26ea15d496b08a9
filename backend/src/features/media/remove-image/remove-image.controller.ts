import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { RemoveImage } from '../remove-image.ts';

@ApiTags('images')
@Controller('api/products/:id/images/:imageId')
export class RemoveImageController {
  constructor(private readonly commands: CommandBus) {}

  /** Removes a picture; those behind it move up. It can be restored. */
  @Delete()
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
}
