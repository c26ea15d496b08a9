import { status } from '@grpc/grpc-js';
import { MalformedMessage } from './protobuf-reader.ts';

/** Ends a call with a status. */
export class CallError extends Error {
  constructor(
    readonly code: status,
    readonly details: string,
  ) {
    super(details);
  }
}

/** An append that has more data than one may have. */
export class AppendTooLarge extends CallError {
  constructor(readonly maximum: number) {
    super(status.INVALID_ARGUMENT, `Maximum Append Size of ${maximum} Exceeded.`);
  }
}

export const invalidArgument = (details: string): CallError => new CallError(status.INVALID_ARGUMENT, details);

/** The protocol's answer to reads that can't mean anything. */
export const unexpectedResult = (result: 'ReadStreamResult' | 'ReadAllResult'): CallError =>
  new CallError(status.UNKNOWN, `Unexpected ${result}: Error`);

export const consumerTooSlow = (): CallError =>
  new CallError(
    status.ABORTED,
    'Operation timed out: Consumer too slow to handle event while live. Client resubscription required.',
  );

/**
 * Reads a message by its generated class.
 * @throws MalformedMessage
 */
export function decodeMessage<M>(type: { deserializeBinary(bytes: Uint8Array): M }, bytes: Uint8Array): M {
  try {
    return type.deserializeBinary(new Uint8Array(bytes));
  } catch {
    throw new MalformedMessage('it is not of the type that the method takes');
  }
}
