/** MongoDB's own codes for what this node can answer with, by their names. */
const CODES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  IllegalOperation: 20,
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
  ExceededMemoryLimit: 146,
  CannotIndexParallelArrays: 171,
  QueryPlanKilled: 175,
  InvalidIndexSpecificationOption: 197,
  InvalidUUID: 207,
  IncompleteTransactionHistory: 217,
  TransactionTooOld: 225,
  ConversionFailure: 241,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  TransactionTooLarge: 257,
  OperationNotSupportedInTransaction: 263,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  BSONObjectTooLarge: 10334,
  OutOfDiskSpace: 14031,
  DuplicateKey: 11000,
  CursorInUse: 12051,
  KeyTooLong: 17280,
  Location15947: 15947,
  Location15952: 15952,
  Location15955: 15955,
  Location15956: 15956,
  Location15958: 15958,
  Location15959: 15959,
  Location15969: 15969,
  Location15973: 15973,
  Location15976: 15976,
  Location15981: 15981,
  Location15998: 15998,
  Location16007: 16007,
  Location16020: 16020,
  Location16410: 16410,
  Location16412: 16412,
  Location16610: 16610,
  Location16611: 16611,
  Location16702: 16702,
  Location17124: 17124,
  Location17276: 17276,
  Location28664: 28664,
  Location28667: 28667,
  Location28689: 28689,
  Location28690: 28690,
  Location28691: 28691,
  Location28724: 28724,
  Location28725: 28725,
  Location28726: 28726,
  Location28727: 28727,
  Location28728: 28728,
  Location28729: 28729,
  Location28745: 28745,
  Location28747: 28747,
  Location28808: 28808,
  Location28809: 28809,
  Location28810: 28810,
  Location28811: 28811,
  Location28812: 28812,
  Location28818: 28818,
  Location28822: 28822,
  Location31002: 31002,
  Location31119: 31119,
  Location31120: 31120,
  Location31249: 31249,
  Location31250: 31250,
  Location31252: 31252,
  Location31253: 31253,
  Location31254: 31254,
  Location31275: 31275,
  Location31276: 31276,
  Location31310: 31310,
  Location31324: 31324,
  Location31395: 31395,
  Location34450: 34450,
  Location34451: 34451,
  Location34452: 34452,
  Location34453: 34453,
  Location34454: 34454,
  Location34455: 34455,
  Location40066: 40066,
  Location40090: 40090,
  Location40093: 40093,
  Location40096: 40096,
  Location40097: 40097,
  Location40105: 40105,
  Location40147: 40147,
  Location40148: 40148,
  Location40149: 40149,
  Location40156: 40156,
  Location40157: 40157,
  Location40158: 40158,
  Location40159: 40159,
  Location40160: 40160,
  Location40169: 40169,
  Location40170: 40170,
  Location40177: 40177,
  Location40191: 40191,
  Location40192: 40192,
  Location40193: 40193,
  Location40194: 40194,
  Location40196: 40196,
  Location40197: 40197,
  Location40198: 40198,
  Location40199: 40199,
  Location40200: 40200,
  Location40201: 40201,
  Location40202: 40202,
  Location40228: 40228,
  Location40229: 40229,
  Location40230: 40230,
  Location40231: 40231,
  Location40234: 40234,
  Location40235: 40235,
  Location40236: 40236,
  Location40237: 40237,
  Location40238: 40238,
  Location40239: 40239,
  Location40240: 40240,
  Location40243: 40243,
  Location40245: 40245,
  Location40246: 40246,
  Location40272: 40272,
  Location40323: 40323,
  Location40324: 40324,
  Location40352: 40352,
  Location40353: 40353,
  Location40400: 40400,
  Location40573: 40573,
  Location40600: 40600,
  Location50723: 50723,
  Location51024: 51024,
  Location51047: 51047,
  Location51246: 51246,
  Location51270: 51270,
  Location51272: 51272,
  Location9039800: 9039800,
} as const;

export type CodeName = keyof typeof CODES;

/** A refusal in the server's own terms. `extra` goes into the reply beside code and message. */
export class ServerError extends Error {
  readonly code: number;

  constructor(
    readonly codeName: CodeName,
    message: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
    this.code = CODES[codeName];
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

const MINGO_MESSAGES: [RegExp, CodeName][] = [
  [/immutable field/, 'ImmutableField'],
  [/create a conflict/, 'ConflictingUpdateOperators'],
  [/undefined variable/i, 'Location17276'],
  [/cannot convert|failed to parse/i, 'ConversionFailure'],
];

/** Any thrown value as a refusal: what mingo or BSON could not evaluate is the client's fault. */
export function asServerError(thrown: unknown): ServerError {
  if (thrown instanceof ServerError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const known = MINGO_MESSAGES.find(([pattern]) => pattern.test(message));
  return new ServerError(known ? known[1] : 'BadValue', message);
}
