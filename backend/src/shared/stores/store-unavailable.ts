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

/** A store gave no answer: what was asked of it may have been done or not. */
export class StoreUnavailableError extends UnavailableError {
  constructor(override readonly cause: unknown) {
    super('STORE_UNAVAILABLE');
  }
}

/** Of the event store's client: calls without an answer. All other types are answers. */
const unanswered: ReadonlySet<ErrorType> = new Set([
  ErrorType.UNAVAILABLE,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.CANCELLED,
  ErrorType.TIMEOUT,
  ErrorType.NOT_LEADER,
]);
/** Of gRPC, where the client knows no more: CANCELLED, UNKNOWN, INTERNAL, which streams end with that were cut. */
const cut: ReadonlySet<unknown> = new Set([1, 2, 13]);

/**
 * A failure of the event store's client, as {@link StoreUnavailableError} when the store gave no answer. Some calls
 * fail with the bare error of gRPC, or with that of a channel which was closed meanwhile.
 */
export const logFailure = (error: unknown): unknown => {
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
 * A server that is stopping, starting or no primary, or can't reach the others: the codes of the retryable reads and
 * writes specifications, the loss of a cursor with its server, and a write concern or read preference that nobody meets.
 */
const unansweredCodes: ReadonlySet<unknown> = new Set([
  6, 7, 43, 64, 89, 91, 100, 133, 134, 189, 262, 9001, 10058, 10107, 11600, 11602, 13435, 13436,
]);

/** Of a socket that broke while it was written to: the driver hands them on as they are. */
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

/** Whether something failed because a store gave no answer. */
export const isStoreUnavailable = (error: unknown): boolean =>
  error instanceof StoreUnavailableError || isDocumentStoreUnavailable(error);

/** Whether MongoDB's driver failed because the document store gave no answer. */
export const isDocumentStoreUnavailable = (error: unknown): boolean =>
  error instanceof MongoError
    ? unansweredClasses.some((each) => error instanceof each) ||
      unansweredNames.has(error.name) ||
      unansweredLabels.some((label) => error.hasErrorLabel(label)) ||
      unansweredCodes.has(error.code)
    : brokenSocket.has((error as { code?: unknown } | null | undefined)?.code);
