import { NotFoundError } from '@henna/domain';
import { Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../shared/auth/access.ts';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Context, Waits } from '../../shared/http/parameters.ts';
import { PersonId } from '../../shared/http/person-id.pipe.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { Members } from '../accounts/index.ts';
import { BatchResponse } from '../batches/index.ts';
import { RemoveAllOfMember, RestoreAllOfMember } from '../contributions/index.ts';

@ApiTags('members')
@Controller('api/admin/members/:id/contributions')
export class MemberContributionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly members: Members,
  ) {}

  /**
   * Removes all active votes, ratings and comments of a member as a batch; 202 with the batch when that takes long, or
   * with `Prefer: respond-async`.
   */
  @Delete()
  @SecurityLogged('remove the contributions of a member')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiNoContentResponse()
  @ApiAcceptedResponse({ type: BatchResponse })
  async remove(@Param('id', PersonId) id: string, @Waits() waits: boolean, @Context() context: CommandContext) {
    await this.requireJoined(id);
    return this.commands.execute(new RemoveAllOfMember(context, id, waits));
  }

  /** Restores what the latest such batch removed; what somebody has changed since stays. 409 while it is running. */
  @Post('restore')
  @SecurityLogged('restore the contributions of a member')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiAcceptedResponse({ type: BatchResponse })
  async restore(@Param('id', PersonId) id: string, @Waits() waits: boolean, @Context() context: CommandContext) {
    await this.requireJoined(id);
    return this.commands.execute(new RestoreAllOfMember(context, id, waits));
  }

  /** Also who was erased since: nothing of theirs is found then. */
  private async requireJoined(id: string): Promise<void> {
    if (!(await this.members.hasJoined(id))) throw new NotFoundError('MEMBER_NOT_FOUND');
  }
}
