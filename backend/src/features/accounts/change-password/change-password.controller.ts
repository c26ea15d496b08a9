import { Body, Controller, HttpCode, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { MemberId } from '../../../shared/http/parameters.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { Accounts } from '../accounts.ts';
import { Credentials } from '../credentials.ts';
import { refuseGuessablePassword } from '../guessable-passwords.ts';
import { ResetLinks } from '../password-reset/reset-links.ts';
import { Passwords } from '../passwords.ts';
import { SessionStore, sessionId } from '../session-store.ts';
import { startSession } from '../sessions.ts';
import { ChangePasswordRequest } from './change-password.request.ts';

@ApiTags('accounts')
@Controller('api/accounts/current/password')
export class ChangePasswordController {
  constructor(
    private readonly accounts: Accounts,
    private readonly credentials: Credentials,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
    private readonly links: ResetLinks,
  ) {}

  /** Changes the password. Every other session of the member ends, and every link to reset it. */
  @Put()
  @SecurityLogged('change the password')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  async change(
    @Body() { currentPassword, newPassword }: ChangePasswordRequest,
    @MemberId() memberId: string,
    @Req() request: HennaRequest,
  ): Promise<void> {
    const account = await this.credentials.confirm(memberId, currentPassword, request);
    refuseGuessablePassword(newPassword, account, 'newPassword');
    const passwordHash = await this.passwords.hash(newPassword, 'known');
    await this.links.cancel(memberId);
    // Also before: should this be cut off, no session outlives the password that began it.
    await this.sessions.end(memberId, { except: sessionId(request.sessionID) });
    await this.accounts.setPassword(memberId, passwordHash);
    const { startedAt, idToken } = request.session;
    await startSession(request, memberId, { startedAt, idToken });
    await this.sessions.end(memberId, { except: sessionId(request.sessionID) });
  }
}
