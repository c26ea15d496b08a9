import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../../shared/http/id.pipe.ts';
import { Context, IfMatch } from '../../../../shared/http/parameters.ts';
import { MergedEdit } from '../../../catalogue/index.ts';
import { SavedViewBody } from '../saved-view.response.ts';
import { ChangeView } from './change-view.command.ts';
import { ChangeViewRequest } from './change-view.request.ts';

@ApiTags('analytics')
@Controller('api/analytics/notebook/:id')
export class ChangeViewController {
  constructor(private readonly commands: CommandBus) {}

  /** Changes the title or the note of an entry: an analyst of their own, an administrator of any. */
  @Put()
  @TokensOnly('admin', 'analyst')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: SavedViewBody })
  async change(
    @Param('id', Id) viewId: string,
    @Body() { title, note }: ChangeViewRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeView(context, viewId, { title, note }, revision));
  }
}
