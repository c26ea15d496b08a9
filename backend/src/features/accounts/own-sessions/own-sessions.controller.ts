import { NotFoundError, type MemberSession } from '@henna/domain';
import { Controller, Delete, Get, HttpCode, Param, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { MemberId } from '../../../shared/http/parameters.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { sessionId, SessionStore, type SessionDocument } from '../session-store.ts';
import { endSession } from '../sessions.ts';
import { MemberSessionBody } from './member-session.response.ts';

@ApiTags('accounts')
@Controller('api/sessions')
export class OwnSessionsController {
  constructor(private readonly sessions: SessionStore) {}

  /** The browsers the member is signed in with, the one seen last first. */
  @Get()
  @MembersOnly()
  @ApiOkResponse({ type: [MemberSessionBody] })
  async list(@MemberId() memberId: string, @Req() request: HennaRequest): Promise<MemberSession[]> {
    const current = sessionId(request.sessionID);
    return (await this.sessions.ofMember(memberId)).map((document) => memberSession(document, current));
  }

  /** Signs out everywhere, here too. */
  @Delete()
  @SecurityLogged('end all other sessions')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  async endAll(@MemberId() memberId: string, @Req() request: HennaRequest): Promise<void> {
    await this.sessions.end(memberId);
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

const memberSession = ({ _id, session, lastModified }: SessionDocument, current: string): MemberSession => ({
  id: _id,
  createdAt: new Date(session.startedAt ?? lastModified).toISOString(),
  lastSeenAt: lastModified.toISOString(),
  userAgent: session.userAgent ?? null,
  current: _id === current,
});
