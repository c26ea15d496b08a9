/** A field that an edit and somebody else have both changed, to different values. */
export interface FieldConflict {
  readonly field: string;
  /** The value when the edit began; absent where the record never had the revision that was named. */
  readonly base?: unknown;
  /** The value now. */
  readonly theirs: unknown;
  /** The value that was sent. */
  readonly mine: unknown;
}

/** Body of every error. `correlationId` stands on every log line of the request. */
export interface Problem {
  readonly message: string;
  readonly code: string;
  readonly correlationId?: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  /** Of `CHANGED_SINCE`: the record as it is now. */
  readonly current?: unknown;
  /** Of an edit refused with `CHANGED_SINCE`: what has to be decided. */
  readonly conflicts?: readonly FieldConflict[];
}

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}
