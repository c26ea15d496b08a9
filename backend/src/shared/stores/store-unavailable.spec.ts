import { ErrorType, UnavailableError, WrongExpectedVersionError } from '@eventstore/db-client';
import {
  MongoClientClosedError,
  MongoNetworkError,
  MongoNetworkTimeoutError,
  MongoNotConnectedError,
  MongoServerError,
  MongoTopologyClosedError,
} from 'mongodb';
import { isDocumentStoreUnavailable, eventStoreError, StoreUnavailableError } from './store-unavailable.ts';

/** As gRPC throws it: an error with the number of its status. */
const grpcError = (code: number) => Object.assign(new Error(`${code}`), { code, details: '' });
const commandError = (type: ErrorType) => Object.assign(new UnavailableError(), { type });
const systemError = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['UNAVAILABLE of gRPC', grpcError(14)],
  ['DEADLINE_EXCEEDED of gRPC', grpcError(4)],
  ['CANCELLED of gRPC', grpcError(1)],
  ['INTERNAL of gRPC, as with RST_STREAM', grpcError(13)],
  ['UNKNOWN of gRPC', grpcError(2)],
  ['ABORTED of gRPC', grpcError(10)],
  ['a store that is no leader', commandError(ErrorType.NOT_LEADER)],
  ['a channel that was closed', new Error('Channel has been shut down')],
  ['a refused connection', systemError('ECONNREFUSED')],
])('the log is unavailable after %s', (_, error) => {
  const failure = eventStoreError(error);
  expect(failure).toBeInstanceOf(StoreUnavailableError);
  expect(failure).toMatchObject({ status: 503, code: 'STORE_UNAVAILABLE', retryAfterSeconds: 1, cause: error });
});

test.each([
  ['PERMISSION_DENIED of gRPC', grpcError(7)],
  ['UNIMPLEMENTED of gRPC', grpcError(12)],
  ['an event that is too large', commandError(ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED)],
  ['a conflict', new WrongExpectedVersionError(null as never, { streamName: 's', current: 1n, expected: 0n })],
  ['a mistake of ours', new TypeError('x is not a function')],
])('the log is not unavailable after %s', (_, error) => {
  expect(eventStoreError(error)).toBe(error);
});

const serverError = (code: number, labels: string[] = []) =>
  new MongoServerError({ message: `${code}`, code, errorLabels: labels });

test.each([
  ['a broken connection', new MongoNetworkError('closed')],
  ['a timeout', new MongoNetworkTimeoutError('timed out')],
  ['no connection', new MongoNotConnectedError('not connected')],
  ['a closed topology', new MongoTopologyClosedError()],
  ['a closed client', new MongoClientClosedError()],
  ['an interruption at shutdown', serverError(11600)],
  ['a server that is no primary', serverError(10107)],
  ['a cursor that went with its server', serverError(43)],
  ['a transaction that may be tried again', serverError(112, ['TransientTransactionError'])],
  ['a write that may be tried again', serverError(1, ['RetryableWriteError'])],
  ['a socket that broke under a write', systemError('ECONNRESET')],
])('the document store is unavailable after %s', (_, error) => {
  expect(isDocumentStoreUnavailable(error)).toBe(true);
});

test.each([
  ['a duplicate key', serverError(11000)],
  ['a missing privilege', serverError(13)],
  ['a file that is not there', systemError('ENOENT')],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['nothing', undefined],
])('the document store is not unavailable after %s', (_, error) => {
  expect(isDocumentStoreUnavailable(error)).toBe(false);
});
