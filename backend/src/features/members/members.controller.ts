import { Controller, Delete, Get, Param, Query, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { TokensOnly } from '../../shared/auth/access.ts';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { noContent } from '../../shared/commands/command-result.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Context } from '../../shared/http/parameters.ts';
import { PersonId } from '../../shared/http/person-id.pipe.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { Members, SessionStore } from '../accounts/index.ts';
import { ModerationQueue } from '../moderation/index.ts';
import { MemberRecords } from './member-records.ts';
import { ListMembersQuery, MemberReportsQuery } from './members.requests.ts';
import { MemberPageResponse, MemberReportsResponse, MemberResponse } from './members.responses.ts';

const roleOf = (request: Request) => (request as HennaRequest).admin!.role;

@ApiTags('members')
@Controller('api/admin/members')
export class MembersController {
  constructor(
    private readonly records: MemberRecords,
    private readonly queue: ModerationQueue,
    private readonly members: Members,
    private readonly sessions: SessionStore,
  ) {}

  /** Members, the newest first. `q` searches names and ids; to administrators it may be a whole e-mail. */
  @Get()
  @TokensOnly('admin', 'moderator')
  @ApiOkResponse({ type: MemberPageResponse })
  async list(@Query() query: ListMembersQuery, @Req() request: Request): Promise<MemberPageResponse> {
    return this.records.page(query, roleOf(request));
  }

  /** A member: account, profile and counts of contributions. 404 `MEMBER_ERASED` for who was erased. */
  @Get(':id')
  @TokensOnly('admin', 'moderator')
  @ApiOkResponse({ type: MemberResponse })
  async one(@Param('id', PersonId) id: string, @Req() request: Request): Promise<MemberResponse> {
    return this.records.one(id, roleOf(request));
  }

  /** The member's comments that were reported, those that wait first. */
  @Get(':id/reports')
  @TokensOnly('admin', 'moderator')
  @ApiOkResponse({ type: MemberReportsResponse })
  async reports(
    @Param('id', PersonId) id: string,
    @Query() { page = 1, pageSize }: MemberReportsQuery,
    @Req() request: Request,
  ): Promise<MemberReportsResponse> {
    return this.queue.ofAuthor(id, page, pageSize, roleOf(request));
  }

  /** Ends all sessions of a member, everywhere within half a second. */
  @Delete(':id/sessions')
  @SecurityLogged('end the sessions of a member')
  @TokensOnly('admin')
  @CommandRoute()
  @ApiNoContentResponse()
  async endSessions(@Param('id', PersonId) id: string, @Context() context: CommandContext) {
    await this.records.one(id, 'admin');
    // The event first: no session ends without an entry in history.
    const position = await this.members.recordSessionsEnded(context, id);
    await this.sessions.end(id);
    return noContent(position);
  }
}
