import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context, IfMatch } from '../../../shared/http/parameters.ts';
import { MergedEdit } from '../../catalogue/index.ts';
import { AdminBannerBody } from '../banner.response.ts';
import { ChangeBanner } from './change-banner.command.ts';
import { bannerChanges, ChangeBannerRequest } from './change-banner.request.ts';

@ApiTags('banners')
@Controller('api/admin/banners/:id')
export class ChangeBannerController {
  constructor(private readonly commands: CommandBus) {}

  /** Changes the fields that are sent; `active` alone switches a banner on or off. */
  @Put()
  @TokensOnly('admin')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: AdminBannerBody })
  async change(
    @Param('id', Id) bannerId: string,
    @Body() request: ChangeBannerRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeBanner(context, bannerId, bannerChanges(request), revision));
  }
}
