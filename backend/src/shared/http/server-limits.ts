import type { Server } from 'node:http';

interface Patience {
  /** For the head of a request, in ms. */
  readonly headersMs?: number;
  /** For the whole of a request, in ms: 5 MB at 100 kB/s. */
  readonly requestMs?: number;
}

const mostHeaders = 100;

/** Who sends a request too slowly is answered 408 and cut off; answers may take as long as they need. */
export const limitServer = (server: Server, { headersMs = 10_000, requestMs = 60_000 }: Patience = {}): void => {
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.maxHeadersCount = mostHeaders;
};
