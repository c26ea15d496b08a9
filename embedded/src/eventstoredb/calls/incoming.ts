import type { Readable } from 'node:stream';

/** The messages of a call, pulled one by one. Leaving the loop early leaves the call open, so that it can be answered. */
export const messagesOf = (call: Readable): AsyncIterable<Buffer> =>
  call.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
