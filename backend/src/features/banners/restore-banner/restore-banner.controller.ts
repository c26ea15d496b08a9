import { Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { AdminBannerBody } from '../banner.response.ts';
import { RestoreBanner } from './restore-banner.command.ts';

@ApiTags('banners')
@Controller('api/admin/banners/:id/restore')
export class RestoreBannerController {
  constructor(private readonly commands: CommandBus) {}

  /** Brings a removed banner back as it was. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiOkResponse({ type: AdminBannerBody })
  async restore(@Param('id', Id) bannerId: string, @Context() context: CommandContext) {
    return this.commands.execute(new RestoreBanner(context, bannerId));
  }
}
