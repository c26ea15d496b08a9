import { UnauthorizedError, type CurrentUser, type SessionResponse } from '@henna/domain';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { MemberId } from '../../../shared/http/parameters.ts';
import { Accounts, currentUser } from '../accounts.ts';
import { CurrentUserBody, SessionBody } from '../current-user.response.ts';

@ApiTags('accounts')
@Controller('api')
export class CurrentUserController {
  constructor(private readonly accounts: Accounts) {}

  /** The signed-in member; 401 when signed out. */
  @Get('auth/user')
  @MembersOnly()
  @ApiOkResponse({ type: CurrentUserBody })
  async user(@MemberId() memberId: string): Promise<CurrentUser> {
    const account = await this.accounts.withId(memberId);
    if (!account) throw new UnauthorizedError();
    return currentUser(account);
  }

  /** The session's user id; 401 when signed out. */
  @Get('user/session')
  @MembersOnly()
  @ApiOkResponse({ type: SessionBody })
  session(@MemberId() userId: string): SessionResponse {
    return { userId };
  }
}
