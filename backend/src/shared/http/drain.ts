import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';

const patienceMs = 2_000;

/** At the end requests may finish; who then still holds a connection open is cut off. */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    // A program that serves no requests has none.
    const server = (this.host as Partial<HttpAdapterHost>).httpAdapter?.getHttpServer() as Server | undefined;
    if (server) setTimeout(() => server.closeAllConnections(), patienceMs).unref();
  }
}
