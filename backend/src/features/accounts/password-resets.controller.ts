import { ConflictError, InvalidError, NotFoundError } from '@henna/domain';
import { Body, Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCreatedResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { Public, TokensOnly } from '../../shared/auth/access.ts';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { type HennaRequest, languageOf } from '../../shared/http/request.ts';
import { Context } from '../../shared/http/parameters.ts';
import { RateLimited, RateLimiter } from '../../shared/http/rate-limits.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { ForgottenPasswordRequest, ResetPasswordRequest } from './accounts.requests.ts';
import { ResetLinkResponse } from './accounts.responses.ts';
import { Accounts, emailKey } from './accounts.ts';
import { rejectGuessablePassword } from './guessable-passwords.ts';
import { Identities } from './identities.ts';
import { KnownDevices } from './known-devices.ts';
import { Members } from './members.ts';
import { Mailer } from './mailer.ts';
import { ResetLinks } from './reset-links.ts';
import { resetLinkNotice, resetMail } from './reset-mail.ts';
import { Passwords } from './passwords.ts';
import { SessionStore } from './session-store.ts';

const invalidLink = () => new InvalidError('RESET_LINK_INVALID');

@ApiTags('accounts')
@Controller('api')
export class PasswordResetsController {
  constructor(
    private readonly accounts: Accounts,
    private readonly identities: Identities,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
    private readonly links: ResetLinks,
    private readonly mailer: Mailer,
    private readonly limiter: RateLimiter,
    private readonly devices: KnownDevices,
    private readonly members: Members,
  ) {}

  /** Mails a link that sets a new password. The response does not reveal whether the account exists. */
  @Post('password-resets')
  @SecurityLogged('ask for a password reset')
  @Public()
  @RateLimited('passwordReset')
  @HttpCode(202)
  @ApiAcceptedResponse({ description: 'If there is such an account, a mail is on its way' })
  async request(@Body() { email }: ForgottenPasswordRequest, @Req() request: HennaRequest): Promise<object> {
    await this.limiter.consume('passwordResetOfAccount', [emailKey(email)]);
    const account = await this.accounts.byEmail(email);
    const language = languageOf(request.headers.cookie);
    if (account?.email !== undefined && !account.pendingSince && this.mailer.isConfigured) {
      const { _id, email: to, emailKey: mailedTo } = account;
      this.mailer.send(to, async () => resetMail((await this.links.create(_id, mailedTo)).url, language));
    }
    return {};
  }

  /**
   * Sets a new password by a link, once. Ends every session of the member; the browser becomes a known device. A link that
   * came by mail proves the e-mail: identities that were linked without such a proof are removed.
   */
  @Put('password-resets')
  @SecurityLogged('set a password by a link')
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  async reset(@Body() { token, password }: ResetPasswordRequest, @Req() request: HennaRequest): Promise<void> {
    const found = await this.links.find(token);
    const account = found && (await this.accounts.byId(found.memberId));
    // Whoever reads the mails of a former e-mail must not get in.
    if (!account || (found.mailedTo !== undefined && found.mailedTo !== account.emailKey)) {
      await this.limiter.consume('wrongLink', request.ip ?? 'unknown');
      throw invalidLink();
    }
    request.account = account._id;
    rejectGuessablePassword(password, account, 'password');
    const passwordHash = await this.passwords.hash(password, 'known');
    // Before the change as well: after a crash no session survives that the old password started.
    await this.sessions.end(account._id);
    const link = await this.links.consume(token);
    if (!link) throw invalidLink();
    if (link.mailedTo === undefined) await this.accounts.setPassword(account._id, passwordHash);
    else await this.identities.resetByMail(account._id, link.mailedTo, passwordHash);
    await this.sessions.end(account._id);
    if (account.emailKey !== undefined) this.devices.remember(request, account.emailKey);
  }

  /**
   * Creates a link that sets a new password, for an administrator to hand to the owner of the account. The owner is
   * notified by mail if mail is configured.
   */
  @Post('admin/accounts/:id/reset-link')
  @SecurityLogged('make a password reset link')
  @TokensOnly('admin')
  @CommandRoute()
  @ApiCreatedResponse({ type: ResetLinkResponse })
  async createLink(
    @Param('id', Id) id: string,
    @Context() context: CommandContext,
  ): Promise<CommandResult<ResetLinkResponse>> {
    const account = await this.accounts.byId(id);
    if (!account) throw new NotFoundError('ACCOUNT_NOT_FOUND');
    if (account.emailKey === undefined) throw new ConflictError('ACCOUNT_WITHOUT_EMAIL');
    // The event first: there is no link without an entry in history.
    const position = await this.members.recordResetLink(context, account._id);
    const link = await this.links.create(account._id);
    if (account.email && this.mailer.isConfigured) this.mailer.send(account.email, async () => resetLinkNotice());
    return { position, status: 201, body: () => link };
  }
}
