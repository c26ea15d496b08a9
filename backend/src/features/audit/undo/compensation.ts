import { isDeepStrictEqual } from 'node:util';
import { actionOf } from '../event-kinds.ts';
import { fieldChanges } from '../field-changes.ts';

/** A record as it stands now, as far as taking back has to know it. */
export interface UndoRecord {
  /** Of its last own change; -1 where it has none. */
  readonly revision: number;
  readonly removed: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A field that goes back. */
export interface FieldBack {
  readonly field: string;
  readonly now: unknown;
  readonly back: unknown;
  /** It is not any more what the event made it. */
  readonly changedSince: boolean;
}

export interface Compensation {
  /** `none`: there is nothing to be taken back any more. */
  readonly act: 'remove' | 'restore' | 'change' | 'none';
  readonly fields: readonly FieldBack[];
  /** Something has moved since, that would go too. */
  readonly changedSince: boolean;
  /** Why it can't be taken back. */
  readonly problem: 'gone' | 'removed' | null;
}

interface Happening {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Of the event, where a later one of the record tells that somebody has changed it since. */
  readonly revision?: number | undefined;
}

const none = (problem: Compensation['problem'] = null): Compensation => ({
  act: 'none',
  fields: [],
  changedSince: false,
  problem,
});

/** What takes an event back, as its record stands now. `undefined`: there is no such record. */
export const compensationOf = ({ type, data, revision }: Happening, record: UndoRecord | undefined): Compensation => {
  if (!record) return none('gone');
  switch (actionOf(type)) {
    case 'added':
    case 'restored': {
      if (record.removed) return none();
      const fields = Object.entries(data)
        .filter(([field, added]) => field in record.fields && !isDeepStrictEqual(record.fields[field], added))
        .map(([field, added]) => ({ field, now: record.fields[field], back: added, changedSince: true }));
      const isLater = actionOf(type) === 'restored' && revision !== undefined && record.revision > revision;
      return { act: 'remove', fields, changedSince: fields.length > 0 || isLater, problem: null };
    }
    case 'removed':
      return record.removed ? { act: 'restore', fields: [], changedSince: false, problem: null } : none();
    case 'changed': {
      if (record.removed) return none('removed');
      const fields = fieldChanges(type, data)
        .map(({ field, from, to }) => fieldBack(field, record.fields[field] ?? null, from, to))
        .filter(({ now, back }) => !isDeepStrictEqual(now, back));
      if (fields.length === 0) return none();
      return { act: 'change', fields, changedSince: fields.some((field) => field.changedSince), problem: null };
    }
  }
};

const fieldBack = (field: string, now: unknown, from: unknown, to: unknown): FieldBack => {
  if (field === 'imageOrder') return orderBack(now as string[], from as string[], to as string[]);
  return { field, now, back: from, changedSince: !isDeepStrictEqual(now, to) };
};

/** Pictures added since stay, behind the others; those taken away since stay away. */
const orderBack = (now: readonly string[], from: readonly string[], to: readonly string[]): FieldBack => {
  const back = [...from.filter((id) => now.includes(id)), ...now.filter((id) => !from.includes(id))];
  const changedSince = !isDeepStrictEqual(
    now.filter((id) => to.includes(id)),
    to.filter((id) => now.includes(id)),
  );
  return { field: 'imageOrder', now, back, changedSince };
};

/** The fields that go back: those that were picked; else those that nobody has changed since. */
export const fieldsTaken = ({ fields }: Compensation, picked: readonly string[] | undefined): readonly FieldBack[] =>
  fields.filter(({ field, changedSince }) => (picked ? picked.includes(field) : !changedSince));

/** The record once that is done, for what is taken back after it. */
export const compensated = (record: UndoRecord | undefined, compensation: Compensation): UndoRecord | undefined => {
  if (!record) return undefined;
  switch (compensation.act) {
    case 'none':
      return record;
    case 'remove':
      return { ...record, removed: true };
    case 'restore':
      return { ...record, removed: false };
    case 'change': {
      const back = fieldsTaken(compensation, undefined).map((field) => [field.field, field.back] as const);
      return { ...record, fields: { ...record.fields, ...Object.fromEntries(back) } };
    }
  }
};
