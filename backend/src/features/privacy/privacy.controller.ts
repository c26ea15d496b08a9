import { ForbiddenError, UnauthorizedError, invalidField } from '@henna/domain';
import { Body, Controller, Delete, Get, HttpCode, Inject, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { MembersOnly } from '../../shared/auth/access.ts';
import { MemberId } from '../../shared/http/parameters.ts';
import { RateLimited } from '../../shared/http/rate-limits.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { LOGGER } from '../../tokens.ts';
import {
  Accounts,
  Credentials,
  endSession,
  isFreshSignIn,
  memberSessionResponse,
  sessionId,
  SessionStore,
} from '../accounts/index.ts';
import { EraseMemberProcess } from './erasure/erase-member.process.ts';
import { EraseMemberRequest } from './privacy.requests.ts';
import { ExportedContributions } from './export/exported-contributions.ts';
import { ExportedPerson } from './export/exported-person.ts';
import { ExportedReports } from './export/exported-reports.ts';
import { jsonChunks } from './export/json-chunks.ts';
import { PersonalExportResponse } from './privacy.responses.ts';

/** Members without a password must have authenticated recently. */
export class FreshSignInRequiredError extends ForbiddenError {
  constructor() {
    super('FRESH_SIGN_IN_REQUIRED');
  }
}

const responseTimeoutMs = 10_000;

@ApiTags('privacy')
@Controller('api/accounts/current')
export class PrivacyController {
  constructor(
    private readonly accounts: Accounts,
    private readonly credentials: Credentials,
    private readonly process: EraseMemberProcess,
    private readonly sessions: SessionStore,
    private readonly person: ExportedPerson,
    private readonly contributions: ExportedContributions,
    private readonly reports: ExportedReports,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Erases the signed-in member for good and ends all sessions. Requires the password, and a code while the second factor is on; members without one must have
   * signed in at the identity provider within the last ten minutes.
   */
  @Delete()
  @SecurityLogged('erase an account')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  async erase(
    @Body() proof: EraseMemberRequest,
    @MemberId() memberId: string,
    @Req() request: HennaRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.requireProof(request, memberId, proof);
    // The process has been recorded durably and continues in the background.
    const position = await Promise.race([this.process.erase(memberId), timeout()]);
    await endSession(request);
    if (position === undefined) response.setHeader('X-Projection-Pending', 'true');
    else response.setHeader('X-Position', String(position));
  }

  private async requireProof(request: HennaRequest, memberId: string, { password, code }: EraseMemberRequest) {
    const account = await this.accounts.byId(memberId);
    if (!account) throw new UnauthorizedError();
    if (account.passwordHash === undefined) {
      if (!isFreshSignIn(request)) throw new FreshSignInRequiredError();
    } else if (!password) throw invalidField('password', 'PASSWORD_NEEDED');
    else await this.credentials.confirm(memberId, { password, code }, request);
  }

  /** Everything that is known about the signed-in member, as one JSON file. */
  @Get('export')
  @SecurityLogged('export own data')
  @MembersOnly()
  @RateLimited('export')
  @ApiOkResponse({ type: PersonalExportResponse })
  async exportData(
    @MemberId() memberId: string,
    @Req() request: HennaRequest,
    @Res() response: Response,
  ): Promise<void> {
    const account = await this.accounts.byId(memberId);
    if (!account) throw new UnauthorizedError();
    const exportedAt = new Date().toISOString();
    const current = sessionId(request.sessionID);
    const [own, names, profile, traits, mutes, sessions] = await Promise.all([
      this.person.account(account),
      this.person.names(memberId),
      this.person.profile(memberId),
      this.person.traits(memberId),
      this.person.mutes(memberId),
      this.sessions.byMember(memberId),
    ]);
    const chunks = jsonChunks(
      {
        exportedAt,
        account: own,
        sessions: sessions.map((session) => memberSessionResponse(session, current)),
        names,
        profile,
        traits,
        mutes,
      },
      {
        votes: this.contributions.votes(memberId),
        ratings: this.contributions.ratings(memberId),
        shelf: this.contributions.shelf(memberId),
        helpful: this.contributions.helpful(memberId),
        comments: this.contributions.comments(memberId),
        reports: this.reports.byMember(memberId),
        visits: this.contributions.visits(memberId),
      },
    );
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="henna-my-data-${exportedAt.slice(0, 10)}.json"`);
    try {
      await pipeline(Readable.from(chunks), response);
    } catch (error) {
      // The headers are sent: the client gets a truncated body.
      this.logger.warn({ err: error, correlationId: request.correlationId }, 'an export broke off');
    }
  }
}

const timeout = () =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), responseTimeoutMs).unref());
