import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../../shared/http/id.pipe.ts';
import { Context, IfMatch } from '../../../../shared/http/parameters.ts';
import { IfMatchHeader } from '../../../catalogue/index.ts';
import { RemoveView } from './remove-view.command.ts';

@ApiTags('analytics')
@Controller('api/analytics/notebook/:id')
export class RemoveViewController {
  constructor(private readonly commands: CommandBus) {}

  /** Removes an entry: an analyst their own, an administrator any, who also takes that back in the history. */
  @Delete()
  @TokensOnly('admin', 'analyst')
  @CommandRoute()
  @IfMatchHeader()
  @ApiNoContentResponse()
  async remove(
    @Param('id', Id) viewId: string,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new RemoveView(context, viewId, revision));
  }
}
