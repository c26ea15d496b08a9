import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { AdminBannerBody } from '../banner.response.ts';
import { AddBanner } from './add-banner.command.ts';
import { AddBannerRequest, newBanner } from './add-banner.request.ts';

@ApiTags('banners')
@Controller('api/admin/banners')
export class AddBannerController {
  constructor(private readonly commands: CommandBus) {}

  /** Adds a banner; it is shown once it is active. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiCreatedResponse({ type: AdminBannerBody })
  async add(@Body() request: AddBannerRequest, @Context() context: CommandContext) {
    return this.commands.execute(new AddBanner(context, newBanner(request)));
  }
}
