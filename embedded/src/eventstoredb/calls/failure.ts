import { status } from '@grpc/grpc-js';
import { WritingFailed } from '../log/writing-failed.ts';
import { CallError, invalidArgument } from '../wire/errors.ts';
import { MalformedMessage } from '../wire/protobuf-reader.ts';

/** The status that a call ends with; what is not the client's fault is told in the log, never to the client. */
export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE')
    return new CallError(status.CANCELLED, 'The client broke off.');
  if (error instanceof WritingFailed) return new CallError(status.UNKNOWN, error.message);
  if (error instanceof MalformedMessage) return invalidArgument(`The message is malformed: ${error.message}.`);
  console.error(`event store: a call failed: ${error instanceof Error ? error.message : String(error)}`);
  return new CallError(status.INTERNAL, 'The call failed.');
}
