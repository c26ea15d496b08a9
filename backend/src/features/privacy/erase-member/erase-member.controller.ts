import { invalidField, UnauthorizedError } from '@henna/domain';
import { Body, Controller, Delete, HttpCode, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { MemberId } from '../../../shared/http/parameters.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { Accounts, Credentials, endSession, isFreshSignIn } from '../../accounts/index.ts';
import { EraseMemberProcess } from './erase-member.process.ts';
import { EraseMemberRequest } from './erase-member.request.ts';
import { FreshSignInRequiredError } from './fresh-sign-in-required.error.ts';

const patienceMs = 10_000;

@ApiTags('privacy')
@Controller('api/accounts/current')
export class EraseMemberController {
  constructor(
    private readonly accounts: Accounts,
    private readonly credentials: Credentials,
    private readonly process: EraseMemberProcess,
  ) {}

  /**
   * Erases the signed-in member for good. The password is asked again; who signs in at an identity provider must have
   * done so within the last ten minutes. All sessions end.
   */
  @Delete()
  @SecurityLogged('erase an account')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  async erase(
    @Body() { password }: EraseMemberRequest,
    @MemberId() memberId: string,
    @Req() request: HennaRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.confirm(request, memberId, password);
    // Recorded durably, it goes on by itself.
    const position = await Promise.race([this.process.erase(memberId), later()]);
    await endSession(request);
    if (position === undefined) response.setHeader('X-Projection-Pending', 'true');
    else response.setHeader('X-Position', String(position));
  }

  private async confirm(request: HennaRequest, memberId: string, password: string | undefined) {
    const account = await this.accounts.withId(memberId);
    if (!account) throw new UnauthorizedError();
    if (account.passwordHash === undefined) {
      if (!isFreshSignIn(request)) throw new FreshSignInRequiredError();
    } else if (!password) throw invalidField('password', 'PASSWORD_NEEDED');
    else await this.credentials.confirm(memberId, password, request);
  }
}

const later = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs).unref());
