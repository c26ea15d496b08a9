import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';

const timeoutMs = 2_000;

/** Lets running requests finish at shutdown, then closes the remaining connections. */
@Injectable()
export class GracefulShutdown implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    // Programs without HTTP have no server.
    const server = (this.host as Partial<HttpAdapterHost>).httpAdapter?.getHttpServer() as Server | undefined;
    if (server) setTimeout(() => server.closeAllConnections(), timeoutMs).unref();
  }
}
