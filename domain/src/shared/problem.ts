import type { RefusalParams } from './refusals/refusal.ts';

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

/** Why something was refused. Clients choose their words by `code` and `params`; `message` is English, for programs. */
export interface Refusal {
  readonly code: string;
  readonly params?: RefusalParams;
  readonly message: string;
}

export interface FieldRefusal extends Refusal {
  /** Its path, such as `shades.0.hex`. */
  readonly field: string;
}

/** A refusal of several values at once names each of their fields. */
export interface FieldsRefusal extends Refusal {
  readonly fields?: readonly FieldRefusal[];
}

/** A refusal as it was recorded: without a code where that was before refusals had any. */
export interface RecordedRefusal extends Omit<FieldsRefusal, 'code'> {
  readonly code?: string;
}

/** Body of every error. `correlationId` stands on every log line of the request. */
export interface Problem extends FieldsRefusal {
  readonly correlationId?: string;
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
