import { NotFoundError } from '@henna/domain';
import { Controller, Delete, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../shared/auth/access.ts';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { noContent } from '../../shared/commands/command-result.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Context } from '../../shared/http/parameters.ts';
import { PersonId } from '../../shared/http/person-id.pipe.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { Accounts } from './accounts.ts';
import { Mailer } from './mailer.ts';
import { Members } from './members.ts';
import { secondFactorNotice } from './second-factor-mail.ts';
import { SecondFactors } from './second-factors.ts';

@ApiTags('members')
@Controller('api/admin/members/:id/second-factor')
export class SecondFactorRemovalController {
  constructor(
    private readonly accounts: Accounts,
    private readonly factors: SecondFactors,
    private readonly members: Members,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Removes the second factor of a member who has neither the app nor a recovery code any more: the password alone signs
   * in. The owner is notified by mail if mail is configured.
   */
  @Delete()
  @SecurityLogged('remove the second factor of a member')
  @TokensOnly('admin')
  @CommandRoute()
  @ApiNoContentResponse()
  async remove(@Param('id', PersonId) id: string, @Context() context: CommandContext) {
    const account = await this.accounts.byId(id);
    if (!account) throw new NotFoundError('ACCOUNT_NOT_FOUND');
    if (!account.secondFactor) throw new NotFoundError('SECOND_FACTOR_NOT_FOUND');
    // The event first: none is removed without an entry in history.
    const position = await this.members.recordSecondFactorRemoved(context, id);
    await this.factors.remove(id);
    if (account.email !== undefined && this.mailer.isConfigured)
      this.mailer.send(account.email, async () => secondFactorNotice('removed'));
    return noContent(position);
  }
}
