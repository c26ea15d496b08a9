import { UnauthorizedError } from '@henna/domain';
import { Body, Controller, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly, Public } from '../../shared/auth/access.ts';
import { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { addressKey } from '../../shared/http/address-key.ts';
import { Context, MemberId } from '../../shared/http/parameters.ts';
import { MutedMembers } from '../../shared/muted-members.ts';
import { RateLimited, RateLimiter } from '../../shared/http/rate-limits.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { ChangePasswordRequest, RenameMemberRequest, SignUpRequest } from './accounts.requests.ts';
import { CurrentUserResponse, currentUserResponse, SessionResponse } from './accounts.responses.ts';
import { Accounts, emailKey } from './accounts.ts';
import { Credentials } from './credentials.ts';
import { rejectGuessablePassword } from './guessable-passwords.ts';
import { KnownDevices } from './known-devices.ts';
import { ResetLinks } from './reset-links.ts';
import { Passwords } from './passwords.ts';
import { RenameMember } from './rename-member.ts';
import { sessionId, SessionStore } from './session-store.ts';
import { startSession } from './sessions.ts';
import { SignUp } from './sign-up.ts';
import { SignUps } from './sign-ups.ts';

@ApiTags('accounts')
@Controller('api')
export class AccountsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limiter: RateLimiter,
    private readonly devices: KnownDevices,
    private readonly signUps: SignUps,
    private readonly accounts: Accounts,
    private readonly credentials: Credentials,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
    private readonly links: ResetLinks,
    private readonly muted: MutedMembers,
  ) {}

  /** Creates an account and signs it in. */
  @Post('accounts')
  @SecurityLogged('sign up')
  @Public()
  @RateLimited('signUp')
  @CommandRoute()
  @ApiCreatedResponse({ type: CurrentUserResponse })
  async signUp(
    @Body() { email, password, firstName, lastName }: SignUpRequest,
    @Context() context: CommandContext,
    @Req() request: HennaRequest,
  ): Promise<CommandResult<CurrentUserResponse>> {
    await this.limiter.consume('signUpOfAccount', [emailKey(email), addressKey(request.ip ?? 'unknown')]);
    const { account, position } = await this.commands.execute(
      new SignUp(context, email, password, firstName || null, lastName || null),
    );
    await startSession(request, account._id);
    this.devices.remember(request, emailKey(email));
    await this.signUps.markComplete(account);
    return { position, status: 201, body: () => currentUserResponse(account, false) };
  }

  /** The signed-in member; 401 when signed out. */
  @Get('auth/user')
  @MembersOnly()
  @ApiOkResponse({ type: CurrentUserResponse })
  async user(@MemberId() memberId: string): Promise<CurrentUserResponse> {
    const account = await this.accounts.byId(memberId);
    if (!account) throw new UnauthorizedError();
    return currentUserResponse(account, this.muted.has(memberId));
  }

  /** The session's user id; 401 when signed out. */
  @Get('user/session')
  @MembersOnly()
  @ApiOkResponse({ type: SessionResponse })
  session(@MemberId() userId: string): SessionResponse {
    return { userId };
  }

  /** Changes the member's own names. */
  @Put('accounts/current')
  @MembersOnly()
  @CommandRoute()
  @ApiOkResponse({ type: CurrentUserResponse })
  async rename(
    @Body() names: RenameMemberRequest,
    @Context() context: CommandContext,
    @MemberId() memberId: string,
  ): Promise<CommandResult<CurrentUserResponse>> {
    const { account, position } = await this.commands.execute(new RenameMember(context, memberId, names));
    return { position, body: () => currentUserResponse(account, false) };
  }

  /** Changes the password; asks for a code while the second factor is on. Ends every other session of the member and voids every reset link. */
  @Put('accounts/current/password')
  @SecurityLogged('change the password')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  async changePassword(
    @Body() { currentPassword, newPassword, code }: ChangePasswordRequest,
    @MemberId() memberId: string,
    @Req() request: HennaRequest,
  ): Promise<void> {
    const account = await this.accounts.byId(memberId);
    if (!account) throw new UnauthorizedError();
    // Before the code is consumed, which counts once.
    rejectGuessablePassword(newPassword, account, 'newPassword');
    await this.credentials.confirm(memberId, { password: currentPassword, code }, request);
    const passwordHash = await this.passwords.hash(newPassword, 'known');
    await this.links.cancel(memberId);
    // Before the change as well: after a crash no session survives that the old password started.
    await this.sessions.end(memberId, { except: sessionId(request.sessionID) });
    await this.accounts.setPassword(memberId, passwordHash);
    const { startedAt, idToken } = request.session;
    await startSession(request, memberId, { startedAt, idToken });
    await this.sessions.end(memberId, { except: sessionId(request.sessionID) });
  }
}
