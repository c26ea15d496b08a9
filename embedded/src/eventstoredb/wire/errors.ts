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
    for (const [key, value] of Object.entries(trailers)) this.metadata.set(key, value);
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
