import { InvalidError } from '@henna/domain';
import { Body, Controller, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../shared/auth/access.ts';
import { languageOf } from '../../../shared/http/language.ts';
import { RateLimited, RateLimiter } from '../../../shared/http/rate-limits.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { Accounts, emailKey } from '../accounts.ts';
import { refuseGuessablePassword } from '../guessable-passwords.ts';
import { Identities } from '../identities.ts';
import { KnownDevices } from '../known-devices.ts';
import { Passwords } from '../passwords.ts';
import { SessionStore } from '../session-store.ts';
import { Mailer } from './mailer.ts';
import { ForgottenPasswordRequest, ResetPasswordRequest } from './password-reset.requests.ts';
import { ResetLinks } from './reset-links.ts';
import { resetMail } from './reset-mail.ts';

const invalidLink = () => new InvalidError('RESET_LINK_INVALID');

@ApiTags('accounts')
@Controller('api/password-resets')
export class PasswordResetController {
  constructor(
    private readonly accounts: Accounts,
    private readonly identities: Identities,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
    private readonly links: ResetLinks,
    private readonly mailer: Mailer,
    private readonly limiter: RateLimiter,
    private readonly devices: KnownDevices,
  ) {}

  /** Sends a link for a new password by mail. The answer is the same whether or not there is such an account. */
  @Post()
  @SecurityLogged('ask for a password reset')
  @Public()
  @RateLimited('passwordReset')
  @HttpCode(202)
  @ApiAcceptedResponse({ description: 'If there is such an account, a mail is on its way' })
  async forgotten(@Body() { email }: ForgottenPasswordRequest, @Req() request: HennaRequest): Promise<object> {
    await this.limiter.take('passwordResetOfAccount', [emailKey(email)]);
    const account = await this.accounts.withEmail(email);
    const language = languageOf(request.headers.cookie);
    if (account?.email !== undefined && !account.pendingSince && this.mailer.isConfigured) {
      const { _id, email: to, emailKey: mailedTo } = account;
      this.mailer.send(to, async () => resetMail((await this.links.make(_id, mailedTo)).url, language));
    }
    return {};
  }

  /**
   * Sets a new password by a link, which is used up by it. Every session of the member ends; the browser is known. A link
   * that came by mail proves the e-mail: identities that were joined without such a proof are removed.
   */
  @Put()
  @SecurityLogged('set a password by a link')
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  async reset(@Body() { token, password }: ResetPasswordRequest, @Req() request: HennaRequest): Promise<void> {
    const memberId = await this.links.memberOf(token);
    const account = memberId === undefined ? null : await this.accounts.withId(memberId);
    if (!account) {
      await this.limiter.take('wrongResetLink', request.ip ?? 'unknown');
      throw invalidLink();
    }
    request.account = account._id;
    refuseGuessablePassword(password, account, 'password');
    const passwordHash = await this.passwords.hash(password, 'known');
    // Also before: should this be cut off, no session outlives the password that began it.
    await this.sessions.end(account._id);
    const link = await this.links.use(token);
    if (!link) throw invalidLink();
    if (link.mailedTo !== undefined && link.mailedTo === account.emailKey)
      await this.identities.resetByMail(account._id, passwordHash);
    else await this.accounts.setPassword(account._id, passwordHash);
    await this.sessions.end(account._id);
    if (account.emailKey !== undefined) this.devices.remember(request, account.emailKey);
  }
}
