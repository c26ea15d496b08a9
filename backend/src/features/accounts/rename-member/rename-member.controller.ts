import type { CurrentUser } from '@henna/domain';
import { Body, Controller, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../../shared/auth/access.ts';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Context, MemberId } from '../../../shared/http/parameters.ts';
import { currentUser } from '../accounts.ts';
import { CurrentUserBody } from '../current-user.response.ts';
import { RenameMember } from './rename-member.command.ts';
import { RenameMemberRequest } from './rename-member.request.ts';

@ApiTags('accounts')
@Controller('api/accounts/current')
export class RenameMemberController {
  constructor(private readonly commands: CommandBus) {}

  /** Changes the member's own names, wherever they stand. */
  @Put()
  @MembersOnly()
  @CommandRoute()
  @ApiOkResponse({ type: CurrentUserBody })
  async rename(
    @Body() names: RenameMemberRequest,
    @Context() context: CommandContext,
    @MemberId() memberId: string,
  ): Promise<CommandResult<CurrentUser>> {
    const { account, position } = await this.commands.execute(new RenameMember(context, memberId, names));
    return { position, body: () => currentUser(account) };
  }
}
