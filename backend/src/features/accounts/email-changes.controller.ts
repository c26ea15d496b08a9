import { ConflictError, InvalidError, NotFoundError, UnauthorizedError } from '@henna/domain';
import { Body, Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCreatedResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly, Public, TokensOnly } from '../../shared/auth/access.ts';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { Context, MemberId } from '../../shared/http/parameters.ts';
import { RateLimiter } from '../../shared/http/rate-limits.ts';
import { type HennaRequest, languageOf } from '../../shared/http/request.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { ChangeEmailRequest, ConfirmEmailRequest, MakeEmailLinkRequest } from './accounts.requests.ts';
import { EmailLinkResponse } from './accounts.responses.ts';
import { type AccountDocument, Accounts, emailKey, EmailTakenError } from './accounts.ts';
import { Credentials } from './credentials.ts';
import { EmailLinks, passwordDigest } from './email-links.ts';
import { emailChangeNotice, emailLinkNotice, emailMail, emailTakenNotice } from './email-mail.ts';
import { KnownDevices } from './known-devices.ts';
import { Mailer } from './mailer.ts';
import { Members } from './members.ts';
import { sessionId, SessionStore } from './session-store.ts';

const requirePassword = ({ passwordHash }: AccountDocument) => {
  if (passwordHash === undefined) throw new ConflictError('ACCOUNT_WITHOUT_PASSWORD');
};

@ApiTags('accounts')
@Controller('api')
export class EmailChangesController {
  constructor(
    private readonly accounts: Accounts,
    private readonly credentials: Credentials,
    private readonly sessions: SessionStore,
    private readonly links: EmailLinks,
    private readonly mailer: Mailer,
    private readonly limiter: RateLimiter,
    private readonly devices: KnownDevices,
    private readonly members: Members,
  ) {}

  /**
   * Mails a link to an address, which the account has from the use of the link on, and a notice to the present one. The
   * present address gets a link that verifies it. The response does not reveal whether another account has the address:
   * its owner gets a notice, and the link stays unknown.
   */
  @Put('accounts/current/email')
  @SecurityLogged('ask for a change of the email')
  @MembersOnly()
  @HttpCode(202)
  @ApiAcceptedResponse({ description: 'A mail is on its way' })
  async request(
    @Body() { email, password }: ChangeEmailRequest,
    @MemberId() memberId: string,
    @Req() request: HennaRequest,
  ): Promise<object> {
    const member = await this.accounts.byId(memberId);
    if (!member) throw new UnauthorizedError();
    requirePassword(member);
    if (!this.mailer.isConfigured) throw new ConflictError('MAIL_NOT_CONFIGURED');
    const account = await this.credentials.confirmPassword(memberId, password, request);
    await this.limiter.consume('emailChange', request.ip ?? 'unknown');
    for (const owner of [memberId, emailKey(email)]) await this.limiter.consume('emailChangeOfAccount', [owner]);
    const { url } = await this.links.create(account, email, true);
    const language = languageOf(request.headers.cookie);
    this.mailer.send(email, async () =>
      (await this.isTaken(email, account)) ? emailTakenNotice() : emailMail(url, language),
    );
    if (account.email !== undefined && account.emailKey !== emailKey(email))
      this.mailer.send(account.email, async () => emailChangeNotice());
    return {};
  }

  /**
   * Gives the account the address of a link, once. A link that was mailed verifies the address. With a new address every
   * other session of the member ends, and links for a new password that were mailed to the former one are void. The
   * browser becomes a known device.
   */
  @Post('email-confirmations')
  @SecurityLogged('confirm an email by a link')
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  async confirm(@Body() { token }: ConfirmEmailRequest, @Req() request: HennaRequest): Promise<void> {
    const link = await this.links.consume(token);
    const account = link && (await this.accounts.byId(link._id));
    if (!account || link.password !== passwordDigest(account)) {
      await this.limiter.consume('wrongLink', request.ip ?? 'unknown');
      throw new InvalidError('EMAIL_LINK_INVALID');
    }
    request.account = account._id;
    if (!(await this.accounts.setEmail(account, link.email, link.mailed))) throw new InvalidError('EMAIL_LINK_INVALID');
    const key = emailKey(link.email);
    this.devices.remember(request, key);
    if (key === account.emailKey) return;
    await this.sessions.end(account._id, { except: sessionId(request.sessionID) });
    // Erasure finds the counters of an account by its present e-mail.
    if (account.emailKey !== undefined) await this.limiter.deleteOwner(account.emailKey);
  }

  /**
   * Creates a link that changes the e-mail of an account, for an administrator to hand to its owner. It does not verify
   * the address. The owner is notified at the present address if mail is configured.
   */
  @Post('admin/accounts/:id/email-link')
  @SecurityLogged('make an email link')
  @TokensOnly('admin')
  @CommandRoute()
  @ApiCreatedResponse({ type: EmailLinkResponse })
  async createLink(
    @Param('id', Id) id: string,
    @Body() { email }: MakeEmailLinkRequest,
    @Context() context: CommandContext,
  ): Promise<CommandResult<EmailLinkResponse>> {
    const account = await this.accounts.byId(id);
    if (!account) throw new NotFoundError('ACCOUNT_NOT_FOUND');
    requirePassword(account);
    if (account.emailKey === emailKey(email) || (await this.isTaken(email, account))) throw new EmailTakenError();
    // The event first: there is no link without an entry in history.
    const position = await this.members.recordEmailLink(context, account._id);
    const link = await this.links.create(account, email, false);
    if (account.email && this.mailer.isConfigured) this.mailer.send(account.email, async () => emailLinkNotice());
    return { position, status: 201, body: () => link };
  }

  /** Whether another account has the address. One whose sign-up was interrupted counts as none. */
  private async isTaken(email: string, { _id }: AccountDocument) {
    const owner = await this.accounts.byEmail(email);
    return owner !== null && owner._id !== _id && owner.pendingSince === undefined;
  }
}
