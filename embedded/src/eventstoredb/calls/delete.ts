import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { ANY, type Expectation, NO_STREAM, STREAM_EXISTS } from '../streams/expectation.ts';
import type { StreamWriter, WriteResult } from '../streams/stream-writer.ts';
import { decodeMessage } from '../wire/decode-message.ts';
import { invalidArgument, streamDeleted, wrongExpectedVersionOfDelete } from '../wire/errors.ts';
import { isNegative } from '../wire/int64.ts';
import { checkStreamName } from './append-intake.ts';
import { toCallError } from './failure.ts';

type Removal = (stream: string, expected: Expectation) => Promise<WriteResult>;

/** Delete: hides the events of a stream until it is written to again. */
export const deleteStream =
  (writer: StreamWriter) =>
  (call: ServerUnaryCall<Buffer, streams.DeleteResp>, answer: sendUnaryData<streams.DeleteResp>): void => {
    remove(streams.DeleteReq, call.request, (stream, expected) => writer.delete(stream, expected)).then(
      (position) =>
        answer(null, new streams.DeleteResp().setPosition(place(new streams.DeleteResp.Position(), position))),
      (error: unknown) => answer(toCallError(error)),
    );
  };

/** Tombstone: ends a stream for ever. */
export const tombstoneStream =
  (writer: StreamWriter) =>
  (call: ServerUnaryCall<Buffer, streams.TombstoneResp>, answer: sendUnaryData<streams.TombstoneResp>): void => {
    remove(streams.TombstoneReq, call.request, (stream, expected) => writer.tombstone(stream, expected)).then(
      (position) =>
        answer(null, new streams.TombstoneResp().setPosition(place(new streams.TombstoneResp.Position(), position))),
      (error: unknown) => answer(toCallError(error)),
    );
  };

type RemovalOptions = streams.DeleteReq.Options | streams.TombstoneReq.Options;

interface RemovalRequest {
  deserializeBinary(bytes: Uint8Array): { getOptions(): RemovalOptions | undefined };
}

async function remove(type: RemovalRequest, request: Buffer, removal: Removal): Promise<number> {
  const options = decodeMessage(type, request).getOptions();
  const name = Buffer.from(options?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
  const stream = checkStreamName(name);
  const expected = expectationOf(options);
  const result = await removal(stream, expected);
  if (result.kind === 'stream-deleted') throw streamDeleted(stream);
  if (result.kind === 'wrong-expected-version') throw wrongExpectedVersionOfDelete(stream, expected, result.actual);
  return result.position ?? 0;
}

function expectationOf(options: RemovalOptions | undefined): Expectation {
  if (options?.hasNoStream()) return NO_STREAM;
  if (options?.hasAny()) return ANY;
  if (options?.hasStreamExists()) return STREAM_EXISTS;
  if (!options?.hasRevision()) throw invalidArgument('The expected revision is missing.');
  const revision = Number(options.getRevision());
  return isNegative(revision) ? NO_STREAM : revision;
}

function place<P extends { setCommitPosition(value: string): P; setPreparePosition(value: string): P }>(
  target: P,
  position: number,
): P {
  return target.setCommitPosition(String(position)).setPreparePosition(String(position));
}
