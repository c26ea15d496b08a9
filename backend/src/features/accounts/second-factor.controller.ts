import { ConflictError, ForbiddenError, NotFoundError, UnauthorizedError } from '@henna/domain';
import { Body, Controller, Delete, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../shared/auth/access.ts';
import { MemberId } from '../../shared/http/parameters.ts';
import { RateLimiter } from '../../shared/http/rate-limits.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import {
  BeginSecondFactorRequest,
  SwitchSecondFactorOffRequest,
  SwitchSecondFactorOnRequest,
} from './accounts.requests.ts';
import { NewSecondFactorResponse, RecoveryCodesResponse } from './accounts.responses.ts';
import { type AccountDocument, Accounts } from './accounts.ts';
import { Credentials } from './credentials.ts';
import { Mailer } from './mailer.ts';
import { secondFactorNotice } from './second-factor-mail.ts';
import { SecondFactors } from './second-factors.ts';
import { sessionId, SessionStore } from './session-store.ts';
import { isFreshSignIn } from './sessions.ts';

@ApiTags('accounts')
@Controller('api/accounts/current/second-factor')
export class SecondFactorController {
  constructor(
    private readonly accounts: Accounts,
    private readonly credentials: Credentials,
    private readonly factors: SecondFactors,
    private readonly sessions: SessionStore,
    private readonly limiter: RateLimiter,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Makes a secret for an authenticator app; it replaces one that was made before and counts from the `PUT` on. Requires
   * the password, or a sign-in within the last ten minutes. 409 while the second factor is on, or for an account without a
   * password, whose identity provider asks for one.
   */
  @Post()
  @SecurityLogged('make a secret for a second factor')
  @MembersOnly()
  @ApiCreatedResponse({ type: NewSecondFactorResponse })
  async begin(
    @Body() { password }: BeginSecondFactorRequest,
    @MemberId() memberId: string,
    @Req() request: HennaRequest,
  ): Promise<NewSecondFactorResponse> {
    const account = await this.accountOf(memberId);
    if (account.passwordHash === undefined) throw new ConflictError('ACCOUNT_WITHOUT_PASSWORD');
    if (password !== undefined) await this.credentials.confirmPassword(memberId, password, request);
    else if (!isFreshSignIn(request)) throw new ForbiddenError('FRESH_SIGN_IN_REQUIRED');
    return this.factors.begin(account);
  }

  /**
   * Switches the second factor on by a code of the secret, which no longer counts. Ends every other session of the member.
   * Only this answer shows the recovery codes.
   */
  @Put()
  @SecurityLogged('switch the second factor on')
  @MembersOnly()
  @ApiOkResponse({ type: RecoveryCodesResponse })
  async switchOn(
    @Body() { code }: SwitchSecondFactorOnRequest,
    @MemberId() memberId: string,
    @Req() request: HennaRequest,
  ): Promise<RecoveryCodesResponse> {
    const account = await this.accountOf(memberId);
    const { sessionID } = request;
    const recoveryCodes = await this.limiter.countFailures([['failedConfirmation', [memberId, sessionID]]], () =>
      this.factors.switchOn(account, code),
    );
    await this.finish(account, request, 'on');
    return { recoveryCodes };
  }

  /** Switches the second factor off. Ends every other session of the member. */
  @Delete()
  @SecurityLogged('switch the second factor off')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  async switchOff(
    @Body() proof: SwitchSecondFactorOffRequest,
    @MemberId() memberId: string,
    @Req() request: HennaRequest,
  ): Promise<void> {
    if (!(await this.accountOf(memberId)).secondFactor) throw new NotFoundError('SECOND_FACTOR_NOT_FOUND');
    const account = await this.credentials.confirm(memberId, proof, request);
    await this.factors.remove(memberId);
    await this.finish(account, request, 'off');
  }

  private async finish({ _id, email }: AccountDocument, request: HennaRequest, change: 'on' | 'off') {
    await this.sessions.end(_id, { except: sessionId(request.sessionID) });
    if (email !== undefined && this.mailer.isConfigured)
      this.mailer.send(email, async () => secondFactorNotice(change));
  }

  private async accountOf(memberId: string) {
    const account = await this.accounts.byId(memberId);
    if (!account) throw new UnauthorizedError();
    return account;
  }
}
