import type { Server } from 'node:http';

interface ServerTimeouts {
  /** For the headers of a request, in ms. */
  readonly headersMs?: number;
  /** For the whole request, in ms: 5 MB at 100 kB/s. */
  readonly requestMs?: number;
}

const maxHeaders = 100;

/** Slow requests get a 408; responses are not limited. */
export const setServerTimeouts = (
  server: Server,
  { headersMs = 10_000, requestMs = 60_000 }: ServerTimeouts = {},
): void => {
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.maxHeadersCount = maxHeaders;
};
