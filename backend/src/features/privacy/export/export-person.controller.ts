import { UnauthorizedError } from '@henna/domain';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { MemberId } from '../../../shared/http/parameters.ts';
import { RateLimited } from '../../../shared/http/rate-limits.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { LOGGER } from '../../../tokens.ts';
import { Accounts, sessionId, SessionStore } from '../../accounts/index.ts';
import { ExportedActs } from './exported-acts.ts';
import { ExportedPerson } from './exported-person.ts';
import { ExportedReports } from './exported-reports.ts';
import { jsonPieces } from './json-pieces.ts';
import { PersonalExportBody } from './personal-export.response.ts';

@ApiTags('privacy')
@Controller('api/accounts/current/export')
export class ExportPersonController {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionStore,
    private readonly person: ExportedPerson,
    private readonly acts: ExportedActs,
    private readonly reports: ExportedReports,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Everything that is known about the signed-in member, as one JSON file. */
  @Get()
  @SecurityLogged('export own data')
  @MembersOnly()
  @RateLimited('export')
  @ApiOkResponse({ type: PersonalExportBody })
  async export(@MemberId() memberId: string, @Req() request: HennaRequest, @Res() response: Response): Promise<void> {
    const account = await this.accounts.withId(memberId);
    if (!account) throw new UnauthorizedError();
    const exportedAt = new Date().toISOString();
    const current = sessionId(request.sessionID);
    const [names, profile, sessions] = await Promise.all([
      this.person.names(memberId),
      this.person.profile(memberId),
      this.sessions.ofMember(memberId),
    ]);
    const pieces = jsonPieces(
      {
        exportedAt,
        account: this.person.account(account),
        sessions: sessions.map((session) => this.person.session(session, current)),
        names,
        profile,
      },
      {
        votes: this.acts.votes(memberId),
        ratings: this.acts.ratings(memberId),
        comments: this.acts.comments(memberId),
        reports: this.reports.of(memberId),
        visits: this.acts.visits(memberId),
      },
    );
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="henna-my-data-${exportedAt.slice(0, 10)}.json"`);
    try {
      await pipeline(Readable.from(pieces), response);
    } catch (error) {
      // The answer has begun: its end is cut off, which the reader sees.
      this.logger.warn({ err: error, correlationId: request.correlationId }, 'an export broke off');
    }
  }
}
