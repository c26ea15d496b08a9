import { BSON, MongoClientBulkWriteError, MongoInvalidArgumentError, MongoServerError } from 'mongodb';

/**
 * Codes of MongoDB that blame the document: BadValue, TypeMismatch, InvalidBSON, field names, too large, keys too
 * long. Everything else (a full disk, a lost primary) is the store's trouble and passes.
 */
const documentErrorCodes = new Set<unknown>([2, 14, 22, 52, 57, 10334, 17280, 17419, 17420]);

const codesOf = (error: MongoServerError): readonly unknown[] =>
  error instanceof MongoClientBulkWriteError ? [...error.writeErrors.values()].map(({ code }) => code) : [error.code];

/** Whether the store will never accept what an event makes, however often it is tried. */
export const isRejectedByStore = (error: unknown): error is Error =>
  error instanceof BSON.BSONError ||
  error instanceof MongoInvalidArgumentError ||
  error instanceof RangeError ||
  (error instanceof MongoServerError &&
    !error.hasErrorLabel('TransientTransactionError') &&
    codesOf(error).some((code) => documentErrorCodes.has(code)));

/** Finds the event that the store rejects: the events of the failed batch are committed again one by one, and the one that fails is parked. */
export class PoisonEventFinder {
  /** Reasons by position of the event. */
  readonly rejected = new Map<bigint, string>();
  #until: bigint | undefined;

  mustCommitAlone(position: bigint): boolean {
    return this.#until !== undefined && position <= this.#until;
  }

  /** To be called with the positions of a batch that failed to commit. */
  recordFailure(error: unknown, positions: readonly bigint[]): void {
    const last = positions.at(-1);
    if (!isRejectedByStore(error) || last === undefined) return;
    if (positions.length === 1) this.rejected.set(last, error.message);
    else this.#until = last;
  }
}
