import type { SqlAnswer } from '@henna/contracts';
import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { TooManyRequestsError } from '../../../shared/errors.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { LOGGER } from '../../../tokens.ts';
import { KeptFiles } from './kept-files.ts';
import { runQuery } from './query-process.ts';
import { SqlRequest } from './sql.request.ts';
import { SqlAnswerBody } from './sql.response.ts';

/** Each takes a processor and up to a gigabyte of memory. */
const queriesAtOnce = 2;
const retrySeconds = 5;

@ApiTags('analytics')
@Controller('api/analytics/sql')
export class RunSqlController {
  private queries = 0;

  constructor(
    private readonly files: KeptFiles,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * The rows of one SELECT on the views `events`, `metrics`, `optionVotes` and `products`, at most half a minute old where
   * the files are written that fast. It has ten seconds, and ends when who asked hangs up.
   */
  @Post()
  @HttpCode(200)
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: SqlAnswerBody })
  async run(
    @Body() { sql, limit }: SqlRequest,
    @Req() request: HennaRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SqlAnswer> {
    if (this.queries >= queriesAtOnce) throw new TooManyRequestsError(retrySeconds);
    this.queries += 1;
    const over = new AbortController();
    response.once('close', () => over.abort());
    try {
      const { position, asOf } = await this.files.current();
      const begun = performance.now();
      const answer = await runQuery(this.files.folder, sql, limit, over.signal);
      const milliseconds = Math.round(performance.now() - begun);
      this.logger.info({ by: request.admin!.name, rows: answer.rows.length, milliseconds }, 'a query was answered');
      return { ...answer, position: position ?? '0', asOf, milliseconds };
    } finally {
      this.queries -= 1;
    }
  }
}
