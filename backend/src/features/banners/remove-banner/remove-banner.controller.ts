import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context, IfMatch } from '../../../shared/http/parameters.ts';
import { IfMatchHeader } from '../../catalogue/index.ts';
import { RemoveBanner } from './remove-banner.command.ts';

@ApiTags('banners')
@Controller('api/admin/banners/:id')
export class RemoveBannerController {
  constructor(private readonly commands: CommandBus) {}

  /** Removes a banner; it can be restored. */
  @Delete()
  @TokensOnly('admin')
  @CommandRoute()
  @IfMatchHeader()
  @ApiNoContentResponse()
  async remove(
    @Param('id', Id) bannerId: string,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new RemoveBanner(context, bannerId, revision));
  }
}
