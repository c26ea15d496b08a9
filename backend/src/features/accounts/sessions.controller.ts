import { NotFoundError } from '@henna/domain';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { MembersOnly, Public } from '../../shared/auth/access.ts';
import { MemberId } from '../../shared/http/parameters.ts';
import { MutedMembers } from '../../shared/muted-members.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { SignInRequest } from './accounts.requests.ts';
import {
  CurrentUserResponse,
  currentUserResponse,
  MemberSessionResponse,
  memberSessionResponse,
} from './accounts.responses.ts';

import { Credentials } from './credentials.ts';
import { memberContext } from './members.ts';
import { OidcSignIn } from './oidc/oidc-sign-in.ts';
import { sessionId, SessionStore } from './session-store.ts';
import { endSession, startSession } from './sessions.ts';
import { SignUps } from './sign-ups.ts';

@ApiTags('accounts')
@Controller('api/sessions')
export class SessionsController {
  constructor(
    private readonly sessions: SessionStore,
    private readonly credentials: Credentials,
    private readonly oidc: OidcSignIn,
    private readonly signUps: SignUps,
    private readonly muted: MutedMembers,
  ) {}

  /** Signs in by e-mail and password, and a code while the second factor is on. Time and message of a refusal do not reveal whether the account exists. */
  @Post()
  @SecurityLogged('sign in')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: CurrentUserResponse })
  async signIn(
    @Body() { email, password, code }: SignInRequest,
    @Req() request: HennaRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CurrentUserResponse> {
    const account = await this.credentials.authenticate(email, { password, code }, request);
    await this.signUps.complete(memberContext(account._id, request), account);
    await this.oidc.linkPendingIdentity(request, response, account);
    await startSession(request, account._id);
    await this.signUps.markComplete(account);
    return currentUserResponse(account, this.muted.has(account._id));
  }

  /** The member's sessions, sorted by last use, the latest first. */
  @Get()
  @MembersOnly()
  @ApiOkResponse({ type: [MemberSessionResponse] })
  async list(@MemberId() memberId: string, @Req() request: HennaRequest): Promise<MemberSessionResponse[]> {
    const current = sessionId(request.sessionID);
    return (await this.sessions.byMember(memberId)).map((document) => memberSessionResponse(document, current));
  }

  /** Signs out everywhere, in this browser too. */
  @Delete()
  @SecurityLogged('end all other sessions')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  async endAll(@MemberId() memberId: string, @Req() request: HennaRequest): Promise<void> {
    await this.sessions.end(memberId);
    await endSession(request);
  }

  /** Ends the current session, if there is one. */
  @Delete('current')
  @SecurityLogged('sign out')
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  async endCurrent(@Req() request: HennaRequest): Promise<void> {
    await endSession(request);
  }

  /** Ends one of the member's own sessions. */
  @Delete(':id')
  @SecurityLogged('end a session')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  async end(@Param('id') id: string, @MemberId() memberId: string, @Req() request: HennaRequest): Promise<void> {
    if (id === sessionId(request.sessionID)) return endSession(request);
    if ((await this.sessions.end(memberId, { only: id })) === 0) throw new NotFoundError('SESSION_NOT_FOUND');
  }
}
