import { UnauthorizedError } from '@henna/domain';
import { Controller, Delete, Get, HttpCode, Param, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../shared/auth/access.ts';
import { MemberId } from '../../shared/http/parameters.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { MemberIdentityResponse } from './accounts.responses.ts';
import { Accounts } from './accounts.ts';
import { Identities, identityId, linkedIdentities } from './identities.ts';
import { sessionId, SessionStore } from './session-store.ts';

@ApiTags('accounts')
@Controller('api/accounts/current/identities')
export class IdentitiesController {
  constructor(
    private readonly accounts: Accounts,
    private readonly identities: Identities,
    private readonly sessions: SessionStore,
  ) {}

  /** The member's identities at identity providers, in the order in which they were linked. */
  @Get()
  @MembersOnly()
  @ApiOkResponse({ type: [MemberIdentityResponse] })
  async list(@MemberId() memberId: string): Promise<MemberIdentityResponse[]> {
    const account = await this.accounts.byId(memberId);
    if (!account) throw new UnauthorizedError();
    return linkedIdentities(account).map(({ key, issuer, emailVerified, joinedAt }) => ({
      id: identityId(key),
      issuer,
      emailVerified,
      joinedAt: joinedAt?.toISOString() ?? null,
    }));
  }

  /** Removes an identity, unless it is the last way to sign in. Ends every other session of the member. */
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
