import { Metadata, status } from '@grpc/grpc-js';

/** Ends a call with a status; clients decide by the code and the trailers. */
export class CallError extends Error {
  readonly metadata = new Metadata();

  constructor(
    readonly code: status,
    readonly details: string,
    trailers: Record<string, string> = {},
  ) {
    super(details);
    for (const [key, value] of Object.entries(trailers)) this.metadata.set(key, toAscii(value));
  }
}

/** Trailers hold ASCII only; names of streams may be anything. */
const toAscii = (text: string): string => (/^[\x20-\x7e]*$/.test(text) ? text : encodeURIComponent(text));

/** Encoded bytes of a name in an error: HTTP/2 cannot send trailers of 64 KiB, and the call would never end. */
const MAX_NAME_TOLD = 20_000;
const shortened = (name: string): string =>
  encodeURIComponent(name).length <= MAX_NAME_TOLD
    ? name
    : `${Buffer.from(name)
        .subarray(0, MAX_NAME_TOLD / 3)
        .toString()}…`;

export const invalidArgument = (details: string): CallError => new CallError(status.INVALID_ARGUMENT, details);

/** The protocol's answer to reads that can't mean anything. */
export const unexpectedResult = (result: 'ReadStreamResult' | 'ReadAllResult'): CallError =>
  new CallError(status.UNKNOWN, `Unexpected ${result}: Error`);

export const consumerTooSlow = (): CallError =>
  new CallError(
    status.ABORTED,
    'Operation timed out: Consumer too slow to handle event while live. Client resubscription required.',
  );

export function streamDeleted(stream: string): CallError {
  const name = shortened(stream);
  return new CallError(status.FAILED_PRECONDITION, `Event stream '${name}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': name,
  });
}

export function wrongExpectedVersionOfDelete(stream: string, expected: number, actual: number): CallError {
  const name = shortened(stream);
  return new CallError(
    status.FAILED_PRECONDITION,
    `Delete failed due to WrongExpectedVersion. Stream: ${name}, Expected version: ${expected}, Actual version: ${actual}`,
    {
      exception: 'wrong-expected-version',
      'stream-name': name,
      'expected-version': String(expected),
      'actual-version': String(actual),
    },
  );
}

export const missingProperty = (property: string): CallError =>
  new CallError(status.INVALID_ARGUMENT, `Required Metadata Property '${property}' is missing`, {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  });

export const maximumAppendSizeExceeded = (maximum: number): CallError =>
  new CallError(status.INVALID_ARGUMENT, `Maximum Append Size of ${maximum} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(maximum),
  });
