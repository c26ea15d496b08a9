import type { Tracing } from '@henna/domain/node';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import { TRACING } from '../../tokens.ts';

const timeoutMs = 2_000;

/** Lets running requests finish at shutdown, then closes the remaining connections; sends the last traces. */
@Injectable()
export class GracefulShutdown implements BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(TRACING) private readonly tracing: Tracing | null,
  ) {}

  beforeApplicationShutdown(): void {
    // Programs without HTTP have no server.
    const server = (this.host as Partial<HttpAdapterHost>).httpAdapter?.getHttpServer() as Server | undefined;
    if (server) setTimeout(() => server.closeAllConnections(), timeoutMs).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.tracing?.stop();
  }
}
