import { Body, Controller, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Context, IfMatch } from '../../../shared/http/parameters.ts';
import { MergedEdit, optionsWanted } from '../../catalogue/index.ts';
import { GlobalVotingOptionsBody } from '../global-options.response.ts';
import { SetGlobalOptions } from '../set-global-options.ts';
import { SetGlobalOptionsRequest } from './set-global-options.request.ts';

@ApiTags('voting options')
@Controller('api/voting-options')
export class SetGlobalOptionsController {
  constructor(private readonly commands: CommandBus) {}

  /** Sets the global options. Votes for an option left out come back with it. */
  @Put()
  @TokensOnly('admin')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: GlobalVotingOptionsBody })
  async set(
    @Body() request: SetGlobalOptionsRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new SetGlobalOptions(context, optionsWanted(request.options, request), revision));
  }
}
