import { TooManyRequestsError } from '@henna/domain';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { TokensOnly } from '../../../shared/auth/access.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { LOGGER } from '../../../tokens.ts';
import { ListEventsRequest } from '../metrics/metric.requests.ts';
import { eventsWanted, PublicEvents } from './public-events.ts';

/** Streams at once: each reads the whole log beside what the public asks. */
const streamsAtOnce = 3;
const retrySeconds = 10;

/** Whether a stream ended because who read it went away. */
const hasLeft = (error: unknown): boolean => (error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE';

@ApiTags('analytics')
@Controller('api/analytics/events')
export class ListEventsController {
  private streams = 0;

  constructor(
    private readonly events: PublicEvents,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * The log as lines of JSON, oldest first, without anything personal. To go on behind a line, ask again with its
   * `position` as `after`.
   */
  @Get()
  @TokensOnly('admin', 'analyst')
  @ApiProduces('application/x-ndjson')
  @ApiOkResponse({ schema: { type: 'string' } })
  async list(
    @Query() query: ListEventsRequest,
    @Req() request: HennaRequest,
    @Res() response: Response,
  ): Promise<void> {
    const lines = this.events.lines(eventsWanted(query));
    if (this.streams >= streamsAtOnce) throw new TooManyRequestsError(retrySeconds);
    this.streams += 1;
    response.setHeader('Content-Type', 'application/x-ndjson; charset=utf-8');
    try {
      await pipeline(Readable.from(lines), response);
    } catch (error) {
      // The answer has begun: its end is cut off, and the reader goes on behind the last whole line.
      if (!hasLeft(error))
        this.logger.warn({ err: error, correlationId: request.correlationId }, 'a stream of events broke off');
    } finally {
      this.streams -= 1;
    }
  }
}
