import { TooManyRequestsError, type SqlAnswer } from '@henna/domain';
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { SqlFiles } from './sql-files.ts';
import { runQuery } from './query-process.ts';
import { SqlAnswerResponse, SqlRequest } from './sql.bodies.ts';

/** Each takes a processor and up to a gigabyte of memory. */
const queriesAtOnce = 2;
const retrySeconds = 5;
const loggedCharacters = 2_000;

@ApiTags('analytics')
@Controller('api/analytics/sql')
export class RunSqlController {
  private queries = 0;

  constructor(private readonly files: SqlFiles) {}

  /**
   * The rows of one SELECT on the views `events`, `metrics`, `optionVotes` and `products`, at most half a minute old where
   * the files are written that fast. It has ten seconds, and ends when who asked hangs up.
   */
  @Post()
  @SecurityLogged('query with SQL', ({ body }) => ({ sql: loggedText(body as unknown) }))
  @HttpCode(200)
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: SqlAnswerResponse })
  async run(@Body() { sql, limit }: SqlRequest, @Res({ passthrough: true }) response: Response): Promise<SqlAnswer> {
    if (this.queries >= queriesAtOnce) throw new TooManyRequestsError(retrySeconds);
    this.queries += 1;
    const over = new AbortController();
    response.once('close', () => over.abort());
    try {
      const { position, asOf } = await this.files.current();
      const begun = performance.now();
      const answer = await runQuery(this.files.folder, sql, limit, over.signal);
      const milliseconds = Math.round(performance.now() - begun);
      return { ...answer, position: position ?? '0', asOf, milliseconds };
    } finally {
      this.queries -= 1;
    }
  }
}

/** Logged before anything has checked the body, too. */
const loggedText = (body: unknown) => {
  const sql = (body as { sql?: unknown } | null | undefined)?.sql;
  return typeof sql === 'string' ? sql.slice(0, loggedCharacters) : null;
};
