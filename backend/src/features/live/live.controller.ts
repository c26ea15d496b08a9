import { BusyError, TooManyRequestsError } from '@henna/domain';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../shared/auth/access.ts';
import { networksOf } from '../../shared/http/address-key.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { LiveConnection } from './live-connection.ts';
import { LiveConnections } from './live-connections.ts';
import { parseTopics, liveLists } from './topics.ts';

/** Lower than any position, even that of an empty log (-1). */
const unknownPosition = -2n;

/** A `Last-Event-ID` that is no position causes a reset. */
const lastEventPosition = (header: string | string[] | undefined): bigint | undefined => {
  if (header === undefined || header === '') return undefined;
  return typeof header === 'string' && /^\d{1,19}$/.test(header) ? BigInt(header) : unknownPosition;
};

@ApiTags('live')
@Controller('api/live')
export class LiveController {
  constructor(private readonly connections: LiveConnections) {}

  /**
   * Server-sent events: `changed` with the topics that have changed, `reset` if the changes since `Last-Event-ID` are
   * unknown. At most 4 connections per session or address (an IPv6 /64 counts as one), and a tenth of all per network
   * (IPv4 /24, IPv6 /48).
   */
  @Get()
  @Public()
  @ApiQuery({
    name: 'topics',
    type: String,
    description: `Up to 20, with commas: ${liveLists.join(', ')}, product:<id>, comments:<id>.`,
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'The last position that was received.' })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  live(@Query('topics') query: unknown, @Req() request: HennaRequest, @Res() response: Response): void {
    const topics = parseTopics(query);
    const { userId } = request.session;
    const networks = networksOf(request.ip ?? 'unknown');
    const owner = userId ? `session:${request.sessionID}` : `address:${networks[0].name}`;
    const network = `network:${networks.at(-1)!.name}`;
    const refusal = this.connections.refusal(owner, network);
    if (refusal === 'too many') throw new TooManyRequestsError(60);
    if (refusal) throw new BusyError().withMessage('No more live connections at the moment.');
    const connection = new LiveConnection(topics, owner, network, response);
    response.once('close', () => this.connections.close(connection));
    this.connections.open(connection, lastEventPosition(request.headers['last-event-id']));
  }
}
