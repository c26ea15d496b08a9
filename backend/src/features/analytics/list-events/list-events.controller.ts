import { TooManyRequestsError } from '@henna/domain';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { AnalyticsClient } from '../../../shared/analytics-client.ts';
import { TokensOnly } from '../../../shared/auth/access.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { LOGGER } from '../../../tokens.ts';
import { ListEventsRequest } from '../metrics/metric.requests.ts';
import { eventsQuery } from './events-query.ts';

/** Streams at once: each may read all events. */
const streamsAtOnce = 3;
const retrySeconds = 10;

/** Whether a stream ended because its reader disconnected. */
const hasLeft = (error: unknown): boolean => (error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE';

@ApiTags('analytics')
@Controller('api/analytics/events')
export class ListEventsController {
  private streams = 0;

  constructor(
    private readonly analytics: AnalyticsClient,
    private readonly store: EventStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * The log as lines of JSON, without anything personal. To continue after a line, ask again with its `position` as
   * `after`, or as `before` when the newest come first.
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
    const events = eventsQuery(query);
    if (this.streams >= streamsAtOnce) throw new TooManyRequestsError(retrySeconds);
    this.streams += 1;
    try {
      const lines = await this.analytics.events(events, await this.store.tail());
      response.setHeader('Content-Type', 'application/x-ndjson; charset=utf-8');
      await pipeline(Readable.from(lines, { objectMode: false }), response);
    } catch (error) {
      if (!response.headersSent) throw error;
      // The rest of the answer is missing; the reader continues after the last whole line.
      if (!hasLeft(error))
        this.logger.warn({ err: error, correlationId: request.correlationId }, 'a stream of events broke off');
    } finally {
      this.streams -= 1;
    }
  }
}
