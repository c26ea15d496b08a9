import { status } from '@grpc/grpc-js';
import { WritingFailedError } from '../log/commit-queue.ts';
import { CallError, invalidArgument } from '../wire/errors.ts';
import { MalformedMessage } from '../wire/protobuf-reader.ts';

/** The status that a call ends with; an error that is not the client's fault is written to the log and not sent to the client. */
export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE')
    return new CallError(status.CANCELLED, 'The client broke off.');
  if (error instanceof WritingFailedError) return new CallError(status.UNKNOWN, error.message);
  if (error instanceof MalformedMessage) return invalidArgument(`The message is malformed: ${error.message}.`);
  console.error(`event store: a call failed: ${error instanceof Error ? error.message : String(error)}`);
  return new CallError(status.INTERNAL, 'The call failed.');
}
