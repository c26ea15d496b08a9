import type { Change } from '@henna/contracts';
import { isDeepStrictEqual } from 'node:util';
import { ConflictError } from '../../shared/errors.ts';

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
  constructor(current: unknown) {
    super('Somebody else has changed this in the meantime.', 'CHANGED_SINCE', { current });
  }
}

/** Throws {@link ChangedSinceError} when the caller knows another revision; naming none, or `*`, accepts any. */
export const requireKnown = <Record extends { readonly revision: number }>(
  record: Record,
  { revision, present }: Known<Record>,
): void => {
  if (revision === undefined || revision === '*' || revision === String(record.revision)) return;
  throw new ChangedSinceError(present(record));
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
