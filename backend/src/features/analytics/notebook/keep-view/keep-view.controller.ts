import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Context } from '../../../../shared/http/parameters.ts';
import { analyticsViewOf } from '../analytics-view.ts';
import { SavedViewBody } from '../saved-view.response.ts';
import { KeepView } from './keep-view.command.ts';
import { KeepViewRequest } from './keep-view.request.ts';

@ApiTags('analytics')
@Controller('api/analytics/notebook')
export class KeepViewController {
  constructor(private readonly commands: CommandBus) {}

  /** Keeps what a tab of the analysts' screen shows, with a title and a note. Nothing changes by it. */
  @Post()
  @TokensOnly('admin', 'analyst')
  @CommandRoute()
  @ApiCreatedResponse({ type: SavedViewBody })
  async keep(@Body() { title, note = null, view }: KeepViewRequest, @Context() context: CommandContext) {
    const wanted = { title, note, view: analyticsViewOf(view.tab, view.search) };
    return this.commands.execute(new KeepView(context, wanted));
  }
}
