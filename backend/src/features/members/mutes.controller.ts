import { Controller, Delete, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../shared/auth/access.ts';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { PersonId } from '../../shared/http/person-id.pipe.ts';
import { Context } from '../../shared/http/parameters.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { MuteMember } from './mute-member.ts';

@ApiTags('members')
@Controller('api/admin/members/:id/mute')
export class MutesController {
  constructor(private readonly commands: CommandBus) {}

  /**
   * Mutes a member: what they write is refused with `MUTED`; they can read, withdraw, export and erase. The reason, in
   * `X-Reason`, is for staff.
   */
  @Put()
  @SecurityLogged('mute a member')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiNoContentResponse()
  async mute(@Param('id', PersonId) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new MuteMember(context, id, true));
  }

  /** Lets a muted member write again. */
  @Delete()
  @SecurityLogged('unmute a member')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiNoContentResponse()
  async unmute(@Param('id', PersonId) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new MuteMember(context, id, false));
  }
}
