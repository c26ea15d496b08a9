import { DomainError } from '../src/shared/errors.ts';

type ErrorClass = abstract new (...args: never[]) => Error;

/** Errors of sockets, of MongoDB's driver (by name) and of the event store's client, which holds the one that gRPC threw. */
const isOfStore = (error: Error & { readonly syscall?: unknown; readonly metadata?: unknown }): boolean =>
  error.syscall !== undefined || error.metadata !== undefined || error.name.startsWith('Mongo') || '_raw' in error;

const messages = (error: unknown): string[] =>
  error instanceof Error ? [error.message, ...messages(error.cause)].filter(Boolean) : [];

/**
 * How errors are written to the log: refusals and errors of the stores, which no change of this code would avert, as
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
