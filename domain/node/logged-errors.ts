import { DomainError } from '../src/shared/errors.ts';

type ErrorClass = abstract new (...args: never[]) => Error;

type StoreError = Error & {
  readonly code?: unknown;
  readonly metadata?: unknown;
  readonly errorLabels?: readonly string[];
};

const brokenSocket = /^(ECONN|EHOST|ENET|EPIPE$|ETIMEDOUT$)/;
/** MongoDB's driver does not export all classes of connections that failed. */
const failedConnection =
  /^Mongo(Network|ServerSelection|NotConnected|OperationTimeout|ServerClosed|TopologyClosed|ClientClosed|Pool|WaitQueue)/;

/**
 * Errors of sockets, of connections to MongoDB, of transactions that it asks to repeat (those have labels), and of the
 * event store's client, which holds the one that gRPC threw. A command that MongoDB refuses is a fault of ours.
 */
const isOfStore = (error: StoreError): boolean =>
  (typeof error.code === 'string' && brokenSocket.test(error.code)) ||
  failedConnection.test(error.name) ||
  (error.errorLabels ?? []).length > 0 ||
  error.metadata !== undefined ||
  '_raw' in error;

const messages = (error: unknown): string[] =>
  error instanceof Error ? [error.message, ...messages(error.cause)].filter(Boolean) : [];

/**
 * How errors are written to the log: refusals and errors of connections to the stores, which no change of this code would avert, as
 * `{ type, message }` without a stack.
 * @param standard how all others are written
 * @param expected further classes of errors whose stack says nothing
 */
export const errorSerializer =
  (standard: (error: Error) => unknown, ...expected: readonly ErrorClass[]) =>
  (error: unknown): unknown => {
    if (!(error instanceof Error)) return error;
    const isExpected = [DomainError, ...expected].some((each) => error instanceof each) || isOfStore(error);
    return isExpected ? { type: error.constructor.name, message: messages(error).join(': ') } : standard(error);
  };
