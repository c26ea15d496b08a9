import type { Past } from './aggregate.ts';
import { isEqual } from './equal.ts';
import { ConflictError } from './errors.ts';
import type { Change } from './event.ts';
import { merge } from './merge.ts';
import type { FieldConflict } from './problem.ts';

/** The revision that a caller has seen (`If-Match`), and how to answer with the record when it has another by now. */
export interface ExpectedRevision<Record> {
  readonly revision: string | undefined;
  readonly toResponse: (record: Record) => unknown;
}

export class ChangedSinceError extends ConflictError {
  override readonly details: Readonly<Record<string, unknown>>;

  /** @param conflicts what an edit has to decide; absent where the record is not edited but removed */
  constructor(current: unknown, conflicts?: readonly FieldConflict[]) {
    super('CHANGED_SINCE');
    this.details = { current, ...(conflicts && { conflicts }) };
  }
}

interface WithRevision {
  readonly revision: number;
}

const isCurrent = ({ revision: current }: WithRevision, revision: string | undefined): boolean =>
  revision === undefined || revision === '*' || revision === String(current);

/** Throws {@link ChangedSinceError} when the caller has seen another revision; naming none, or `*`, accepts any. */
export const requireRevision = <Record extends WithRevision>(
  record: Record,
  { revision, toResponse }: ExpectedRevision<Record>,
): void => {
  if (!isCurrent(record, revision)) throw new ChangedSinceError(toResponse(record));
};

/**
 * What an edit changes in a record that others may have changed since it began: see {@link merge}. A caller who names
 * no revision, or `*`, means the record as it is. Throws {@link ChangedSinceError} for fields that both have changed.
 * @param mineFor the fields that were sent, as they are meant for the record on which the edit began
 * @param past what the record was at a revision; `undefined` where it had none such
 */
export const mergedEdit = <Record extends WithRevision, Mine extends Partial<Record>>(
  record: Record,
  mineFor: (seen: Record) => Mine,
  { revision, toResponse }: ExpectedRevision<Record>,
  past: Past<Record | undefined>,
): Partial<Record> => {
  const seen = isCurrent(record, revision) ? record : past(BigInt(revision!));
  const { changes, conflicts } = merge<Record>(seen, record, mineFor(seen ?? record));
  if (conflicts.length > 0) throw new ChangedSinceError(toResponse(record), conflicts);
  return changes;
};

/** Both sides of the fields that differ; `undefined` when none does. Fields without a target value stay as they are. */
export const changeOf = <Fields extends object>(
  current: Fields,
  target: Partial<Fields>,
): Change<Fields> | undefined => {
  const keys = (Object.keys(target) as (keyof Fields)[]).filter(
    (key) => target[key] !== undefined && !isEqual(current[key], target[key]),
  );
  if (keys.length === 0) return undefined;
  return { from: pick(current, keys), to: pick(target, keys) };
};

const pick = <Fields extends object>(fields: Partial<Fields>, keys: readonly (keyof Fields)[]) =>
  Object.fromEntries(keys.map((key) => [key, fields[key]])) as Partial<Fields>;
