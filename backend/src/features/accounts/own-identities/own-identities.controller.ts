import { UnauthorizedError, type MemberIdentity } from '@henna/domain';
import { Controller, Delete, Get, HttpCode, Param, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { MemberId } from '../../../shared/http/parameters.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { Accounts } from '../accounts.ts';
import { Identities, identityId, joinedIdentities } from '../identities.ts';
import { SessionStore, sessionId } from '../session-store.ts';
import { MemberIdentityBody } from './member-identity.response.ts';

@ApiTags('accounts')
@Controller('api/accounts/current/identities')
export class OwnIdentitiesController {
  constructor(
    private readonly accounts: Accounts,
    private readonly identities: Identities,
    private readonly sessions: SessionStore,
  ) {}

  /** The identities at an identity provider that the member can sign in with, the one joined first first. */
  @Get()
  @MembersOnly()
  @ApiOkResponse({ type: [MemberIdentityBody] })
  async list(@MemberId() memberId: string): Promise<MemberIdentity[]> {
    const account = await this.accounts.withId(memberId);
    if (!account) throw new UnauthorizedError();
    return joinedIdentities(account).map(({ key, issuer, emailVerified, joinedAt }) => ({
      id: identityId(key),
      issuer,
      emailVerified,
      joinedAt: joinedAt?.toISOString() ?? null,
    }));
  }

  /** Removes an identity, unless it is the last way to sign in. Every other session of the member ends. */
  @Delete(':id')
  @SecurityLogged('remove an identity')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@Param('id') id: string, @MemberId() memberId: string, @Req() request: HennaRequest): Promise<void> {
    await this.identities.remove(memberId, id);
    await this.sessions.end(memberId, { except: sessionId(request.sessionID) });
  }
}
