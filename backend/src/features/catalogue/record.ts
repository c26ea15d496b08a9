import { ConflictError, type Change, type FieldConflict, type Past } from '@henna/domain';
import { isDeepStrictEqual } from 'node:util';
import { merge } from './merge.ts';

/** When and as what a record entered the catalogue, where that is not decided here: demo, import, restore. */
export interface Supplied {
  readonly id?: string;
  /** ISO 8601 UTC. */
  readonly addedAt?: string;
}

/** A record as the caller knows it (`If-Match`), and how to show what it has become. */
export interface Known<Record> {
  readonly revision: string | undefined;
  readonly present: (record: Record) => unknown;
}

export class ChangedSinceError extends ConflictError {
  override readonly details: Readonly<Record<string, unknown>>;

  /** @param conflicts what an edit has to decide; absent where the record is not edited but removed */
  constructor(current: unknown, conflicts?: readonly FieldConflict[]) {
    super('CHANGED_SINCE');
    this.details = { current, ...(conflicts && { conflicts }) };
  }
}

interface Revised {
  readonly revision: number;
}

const isCurrent = ({ revision: current }: Revised, revision: string | undefined): boolean =>
  revision === undefined || revision === '*' || revision === String(current);

/** Throws {@link ChangedSinceError} when the caller knows another revision; naming none, or `*`, accepts any. */
export const requireKnown = <Record extends Revised>(record: Record, { revision, present }: Known<Record>): void => {
  if (!isCurrent(record, revision)) throw new ChangedSinceError(present(record));
};

/**
 * What an edit changes in a record that others may have changed since it began: see {@link merge}. A caller who names
 * no revision, or `*`, means the record as it is. Throws {@link ChangedSinceError} for fields that both have changed.
 * @param mineFor the fields that were sent, as they are meant for the record on which the edit began
 * @param past what the record was at a revision; `undefined` where it had none such
 */
export const mergedEdit = <Record extends Revised, Mine extends Partial<Record>>(
  record: Record,
  mineFor: (seen: Record) => Mine,
  { revision, present }: Known<Record>,
  past: Past<Record | undefined>,
): Partial<Record> => {
  const seen = isCurrent(record, revision) ? record : past(BigInt(revision!));
  const { changes, conflicts } = merge<Record>(seen, record, mineFor(seen ?? record));
  if (conflicts.length > 0) throw new ChangedSinceError(present(record), conflicts);
  return changes;
};

/** Both sides of the fields that differ; `undefined` when none does. Fields that are not wanted stay. */
export const changeOf = <Fields extends object>(
  current: Fields,
  wanted: Partial<Fields>,
): Change<Fields> | undefined => {
  const keys = (Object.keys(wanted) as (keyof Fields)[]).filter(
    (key) => wanted[key] !== undefined && !isDeepStrictEqual(current[key], wanted[key]),
  );
  if (keys.length === 0) return undefined;
  return { from: pick(current, keys), to: pick(wanted, keys) };
};

const pick = <Fields extends object>(fields: Partial<Fields>, keys: readonly (keyof Fields)[]) =>
  Object.fromEntries(keys.map((key) => [key, fields[key]])) as Partial<Fields>;
