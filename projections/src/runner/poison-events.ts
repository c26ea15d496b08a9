import { BSON, MongoClientBulkWriteError, MongoInvalidArgumentError, MongoServerError } from 'mongodb';

/**
 * Codes of MongoDB that blame the document: BadValue, TypeMismatch, InvalidBSON, field names, too large, keys too
 * long. Everything else (a full disk, a lost primary) is the store's trouble and passes.
 */
const blamingCodes = new Set<unknown>([2, 14, 22, 52, 57, 10334, 17280, 17419, 17420]);

const codesOf = (error: MongoServerError): readonly unknown[] =>
  error instanceof MongoClientBulkWriteError ? [...error.writeErrors.values()].map(({ code }) => code) : [error.code];

/** Whether the store will never take what an event makes, however often it is tried. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof BSON.BSONError ||
  error instanceof MongoInvalidArgumentError ||
  error instanceof RangeError ||
  (error instanceof MongoServerError &&
    !error.hasErrorLabel('TransientTransactionError') &&
    codesOf(error).some((code) => blamingCodes.has(code)));

/** Finds the event that the store refuses: the failed stretch is landed again one by one, the one that fails is parked. */
export class Suspicion {
  /** Reasons by position. */
  readonly refused = new Map<bigint, string>();
  #until: bigint | undefined;

  /** Whether an event must land alone. */
  covers(position: bigint): boolean {
    return this.#until !== undefined && position <= this.#until;
  }

  /** Takes note of a batch that did not land. */
  note(error: unknown, positions: readonly bigint[]): void {
    const last = positions.at(-1);
    if (!isRefusal(error) || last === undefined) return;
    if (positions.length === 1) this.refused.set(last, error.message);
    else this.#until = last;
  }
}
