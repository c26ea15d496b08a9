import type { ServerWritableStream } from '@grpc/grpc-js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { EventStore } from '../streams/event-store.ts';
import { readAll } from '../streams/read-all.ts';
import { readStream } from '../streams/read-stream.ts';
import { followAll } from '../subscriptions/all-subscription.ts';
import { decodeMessage } from '../wire/errors.ts';
import { checkRange, decodeReadRequest } from '../wire/read-request.ts';
import { toCallError } from './call-error.ts';
import type { OpenCalls, ResponseStream } from './outgoing.ts';

/** Read: a stream once, or $all once or as a subscription. */
export const read =
  (store: EventStore, calls: OpenCalls) =>
  (call: ServerWritableStream<Buffer, Buffer>): void => {
    const outgoing = calls.open(call);
    serve(store, call.request, outgoing).then(
      () => outgoing.end(),
      (error: unknown) => outgoing.fail(toCallError(error)),
    );
  };

async function serve(store: EventStore, message: Buffer, outgoing: ResponseStream): Promise<void> {
  const request = decodeReadRequest(decodeMessage(streams.ReadReq, message));
  checkRange(request);
  if (request.stream !== undefined) return readStream(store.reader, request, outgoing);
  const { count } = request;
  return count === undefined ? followAll(store, request, outgoing) : readAll(store.reader, request, count, outgoing);
}
