import { ConflictError, NotFoundError, type ResetLink } from '@henna/domain';
import { Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { Accounts } from '../accounts.ts';
import { Members } from '../members.ts';
import { Mailer } from './mailer.ts';
import { ResetLinkBody } from './reset-link.response.ts';
import { ResetLinks } from './reset-links.ts';
import { resetLinkNotice } from './reset-mail.ts';

@ApiTags('administration')
@Controller('api/admin/accounts/:id/reset-link')
export class MakeResetLinkController {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: ResetLinks,
    private readonly members: Members,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Makes a link that sets a new password, to be handed to the account's owner. History holds who made it for whom; the
   * owner is told by mail where mail is configured.
   */
  @Post()
  @SecurityLogged('make a password reset link')
  @TokensOnly('admin')
  @CommandRoute()
  @ApiCreatedResponse({ type: ResetLinkBody })
  async make(@Param('id', Id) id: string, @Context() context: CommandContext): Promise<CommandResult<ResetLink>> {
    const account = await this.accounts.withId(id);
    if (!account) throw new NotFoundError('ACCOUNT_NOT_FOUND');
    if (account.emailKey === undefined) throw new ConflictError('ACCOUNT_WITHOUT_EMAIL');
    // The event first: no link is handed out that history does not hold.
    const position = await this.members.recordResetLink(context, account._id);
    const link = await this.links.make(account._id);
    if (account.email && this.mailer.isConfigured) this.mailer.send(account.email, async () => resetLinkNotice());
    return { position, status: 201, body: () => link };
  }
}
