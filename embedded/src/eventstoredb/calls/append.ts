import type { sendUnaryData, ServerReadableStream } from '@grpc/grpc-js';
import type { EventStore } from '../streams/event-store.ts';
import type { Expectation } from '../streams/expectation.ts';
import { encodeAppendSuccess, encodeWrongExpectedVersion } from '../wire/append-responses.ts';
import { decodeAppendOptions } from '../wire/append-options.ts';
import { invalidArgument, streamDeleted } from '../wire/errors.ts';
import { decodeProposal } from '../wire/proposed-event.ts';
import { forEachField } from '../wire/protobuf-reader.ts';
import { AppendIntake, checkStreamName } from './append-intake.ts';
import { toCallError } from './failure.ts';
import { messagesOf } from './incoming.ts';
import type { PendingBytes } from './pending-bytes.ts';

/** Append: the options first, then one event per message; one answer. */
export const append =
  (store: EventStore, pending: PendingBytes) =>
  (call: ServerReadableStream<Buffer, Buffer>, answer: sendUnaryData<Buffer>): void => {
    receive(call, store, pending).then(
      (response) => answer(null, response),
      (error: unknown) => {
        answer(toCallError(error));
        call.resume();
      },
    );
  };

async function receive(call: ServerReadableStream<Buffer, Buffer>, store: EventStore, pending: PendingBytes) {
  const request = new AppendRequest();
  for await (const message of messagesOf(call)) {
    request.read(message);
    await pending.room();
  }
  if (call.cancelled) throw invalidArgument('The call was cancelled.');
  const { intake, expected } = request.target();
  const { stream, events, size } = intake;
  pending.add(size);
  const result = await store.writer.append(stream, expected, events).finally(() => pending.remove(size));
  if (result.kind === 'stream-deleted') throw streamDeleted(stream);
  if (result.kind === 'written') return encodeAppendSuccess(result.revision, result.position);
  return encodeWrongExpectedVersion(expected, result.actual);
}

class AppendRequest {
  private options: { intake: AppendIntake; expected: Expectation } | undefined;

  read(message: Buffer): void {
    let isEmpty = true;
    forEachField(message, (field, bytes) => {
      isEmpty = false;
      if (field === 1) this.readOptions(bytes);
      else if (field === 2) this.readEvent(bytes);
    });
    if (isEmpty) throw invalidArgument('A message must hold options or an event.');
  }

  target(): { intake: AppendIntake; expected: Expectation } {
    if (!this.options) throw invalidArgument('The options are missing.');
    return this.options;
  }

  private readOptions(bytes: Buffer): void {
    if (this.options) throw invalidArgument('The options must come once.');
    const { stream, expected } = decodeAppendOptions(bytes);
    if (expected === undefined) throw invalidArgument('The expected revision is missing.');
    this.options = { intake: new AppendIntake(checkStreamName(stream)), expected };
  }

  private readEvent(bytes: Buffer): void {
    if (!this.options) throw invalidArgument('The options must come before the events.');
    this.options.intake.add(decodeProposal(bytes));
  }
}
