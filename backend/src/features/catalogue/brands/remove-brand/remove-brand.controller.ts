import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../../shared/http/id.pipe.ts';
import { Context, IfMatch } from '../../../../shared/http/parameters.ts';
import { IfMatchHeader } from '../../if-match-header.ts';
import { RemoveBrand } from './remove-brand.command.ts';

@ApiTags('brands')
@Controller('api/admin/brands/:id')
export class RemoveBrandController {
  constructor(private readonly commands: CommandBus) {}

  /** Removes a brand; its products are hidden until it is restored. */
  @Delete()
  @TokensOnly('admin')
  @CommandRoute()
  @IfMatchHeader()
  @ApiNoContentResponse()
  async remove(
    @Param('id', Id) brandId: string,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new RemoveBrand(context, brandId, revision));
  }
}
