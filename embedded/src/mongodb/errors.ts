/** MongoDB's own codes for what this node can answer with, by their names. Codes without a name are given by number. */
const CODES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  MaxTimeMSExpired: 50,
  NamespaceExists: 48,
  DollarPrefixedFieldName: 52,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  OperationFailed: 96,
  WriteConflict: 112,
  ConflictingOperationInProgress: 117,
  CursorInUse: 143,
  CannotIndexParallelArrays: 171,
  QueryPlanKilled: 175,
  InvalidIndexSpecificationOption: 197,
  ClientMetadataMissingField: 183,
  InvalidUUID: 207,
  IncompleteTransactionHistory: 217,
  TransactionTooOld: 225,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  TransactionTooLarge: 257,
  OperationNotSupportedInTransaction: 263,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  BSONObjectTooLarge: 10334,
  OutOfDiskSpace: 14031,
  DuplicateKey: 11000,
  KeyTooLong: 17280,
  IDLUnknownField: 40415,
} as const;

const UNNAMED = 'Location';

export type CodeName = keyof typeof CODES | `${typeof UNNAMED}${number}`;

const codeOf = (name: CodeName): number =>
  name in CODES ? CODES[name as keyof typeof CODES] : Number(name.slice(UNNAMED.length));

/** A refusal in the server's own terms. `extra` goes into the reply beside code and message. */
export class ServerError extends Error {
  readonly code: number;

  constructor(
    readonly codeName: CodeName,
    message: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
    this.code = codeOf(codeName);
  }

  toReply(): Record<string, unknown> {
    return { ok: 0, errmsg: this.message, code: this.code, codeName: this.codeName, ...this.extra };
  }

  toWriteError(index: number): Record<string, unknown> {
    return { index, code: this.code, errmsg: this.message, ...this.extra };
  }
}

/** The transaction has lost a race: the driver may run it again from the start. */
export const writeConflict = (message: string): ServerError =>
  new ServerError('WriteConflict', message, { errorLabels: ['TransientTransactionError'] });

/** The disk has refused a commit; what was durable before can still be read. */
export const writingFailed = (reason: string): ServerError =>
  new ServerError(
    /no space|quota|too large/i.test(reason) ? 'OutOfDiskSpace' : 'OperationFailed',
    `Nothing can be written until the node is started again: ${reason}`,
  );

/** Any thrown value as a refusal: what BSON could not evaluate is the client's fault. */
export function asServerError(thrown: unknown): ServerError {
  if (thrown instanceof ServerError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new ServerError('BadValue', message);
}
