import { convertToCommandError, ErrorType } from '@eventstore/db-client';
import { UnavailableError } from '@henna/domain';
import {
  MongoClientClosedError,
  MongoError,
  MongoErrorLabel,
  MongoExpiredSessionError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerClosedError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';

/** A store did not answer: a write may have succeeded or not. */
export class StoreUnavailableError extends UnavailableError {
  constructor(override readonly cause: unknown) {
    super('STORE_UNAVAILABLE');
  }
}

/** Error types of the event store's client for calls without an answer. */
const unanswered: ReadonlySet<ErrorType> = new Set([
  ErrorType.UNAVAILABLE,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.CANCELLED,
  ErrorType.TIMEOUT,
  ErrorType.NOT_LEADER,
]);
/** gRPC status codes of interrupted streams: CANCELLED, UNKNOWN, INTERNAL. */
const cut: ReadonlySet<unknown> = new Set([1, 2, 13]);

/**
 * An error of the event store's client, as {@link StoreUnavailableError} if the store did not answer. Some calls throw a
 * plain gRPC error, or that of a closed channel.
 */
export const eventStoreError = (error: unknown): unknown => {
  if (typeof error !== 'object' || error === null) return error;
  const { type, code, name } = convertToCommandError(error as Error) as Error & {
    type?: ErrorType;
    code?: unknown;
  };
  const isUnanswered =
    type === undefined ? name === 'Error' : unanswered.has(type) || (type === ErrorType.UNKNOWN && cut.has(code));
  return isUnanswered ? new StoreUnavailableError(error) : error;
};

const unansweredClasses = [
  MongoNetworkError,
  MongoServerSelectionError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerClosedError,
  MongoTopologyClosedError,
  MongoClientClosedError,
  MongoExpiredSessionError,
];
/** The driver does not export their classes. */
const unansweredNames: ReadonlySet<string> = new Set(['MongoPoolClosedError', 'MongoWaitQueueTimeoutError']);
const unansweredLabels = [
  MongoErrorLabel.RetryableWriteError,
  MongoErrorLabel.TransientTransactionError,
  MongoErrorLabel.UnknownTransactionCommitResult,
  MongoErrorLabel.PoolRequestedRetry,
];
/**
 * A server that is stopping, starting, no primary, or isolated: the codes of the retryable reads and writes
 * specifications, a cursor lost with its server, and an unsatisfiable write concern or read preference.
 */
const unansweredCodes: ReadonlySet<unknown> = new Set([
  6, 7, 43, 64, 89, 91, 100, 133, 134, 189, 262, 9001, 10058, 10107, 11600, 11602, 13435, 13436,
]);

/** Errors of a socket that broke during a write, which the driver does not wrap. */
const brokenSocket: ReadonlySet<unknown> = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

export const isStoreUnavailable = (error: unknown): boolean =>
  error instanceof StoreUnavailableError || isDocumentStoreUnavailable(error);

export const isDocumentStoreUnavailable = (error: unknown): boolean =>
  error instanceof MongoError
    ? unansweredClasses.some((each) => error instanceof each) ||
      unansweredNames.has(error.name) ||
      unansweredLabels.some((label) => error.hasErrorLabel(label)) ||
      unansweredCodes.has(error.code)
    : brokenSocket.has((error as { code?: unknown } | null | undefined)?.code);
