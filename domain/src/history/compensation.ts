import { entityOf } from '../entities/entities.ts';
import type { Fields, RecordState } from '../entities/entity.ts';
import { isEqual } from '../shared/equal.ts';
import { actionOf, changesOf, fieldChanges } from './event-changes.ts';

/** A field that gets its former value again. */
export interface FieldRevert {
  readonly field: string;
  readonly now: unknown;
  readonly back: unknown;
  /** Its value is another than the event gave it. */
  readonly changedSince: boolean;
}

/** What undoes an event, as its record is now. */
export interface Compensation {
  /** `none`: nothing is left to undo. */
  readonly act: 'remove' | 'restore' | 'change' | 'none';
  readonly fields: readonly FieldRevert[];
  /** Something was changed since, which the undo would overwrite. */
  readonly changedSince: boolean;
  /** Why it can't be undone. */
  readonly problem: 'gone' | 'removed' | null;
}

interface EventToUndo {
  readonly type: string;
  readonly data: Fields;
  /** Of the event, where a later one of the record means that somebody has changed it since. */
  readonly revision?: number | undefined;
}

const none = (problem: Compensation['problem'] = null): Compensation => ({
  act: 'none',
  fields: [],
  changedSince: false,
  problem,
});

/** What undoes an event. @param record as it is now; `undefined`: there is no such record */
export const compensationOf = (event: EventToUndo, record: RecordState | undefined): Compensation => {
  const { type, data, revision } = event;
  if (!record) return none('gone');
  const action = actionOf(type);
  switch (action) {
    case 'added':
    case 'restored': {
      if (record.removed) return none();
      const fields = Object.entries(changesOf(type, data).to)
        .filter(([field, added]) => field in record.fields && !isEqual(record.fields[field], added))
        .map(([field, added]) => ({ field, now: record.fields[field], back: added, changedSince: true }));
      const isLater = action === 'restored' && revision !== undefined && record.revision > revision;
      return { act: 'remove', fields, changedSince: fields.length > 0 || isLater, problem: null };
    }
    case 'removed':
      return record.removed ? { act: 'restore', fields: [], changedSince: false, problem: null } : none();
    case 'changed': {
      if (record.removed) return none('removed');
      const fields = fieldChanges(type, data)
        .map(({ field, from, to }) => {
          const revert = entityOf(type).fields[field]?.type === 'order' ? orderRevert : valueRevert;
          return { field, ...revert(record.fields[field] ?? null, from, to) };
        })
        .filter(({ now, back }) => !isEqual(now, back));
      if (fields.length === 0) return none();
      return { act: 'change', fields, changedSince: fields.some((field) => field.changedSince), problem: null };
    }
  }
};

const valueRevert = (now: unknown, from: unknown, to: unknown) => ({
  now,
  back: from,
  changedSince: !isEqual(now, to),
});

/** Of ids in an order: those added since stay, behind the others; those removed since stay away. */
const orderRevert = (now: unknown, from: unknown, to: unknown) => {
  const [current, before, after] = [now, from, to] as (readonly string[])[] as [string[], string[], string[]];
  const back = [...before.filter((id) => current.includes(id)), ...current.filter((id) => !before.includes(id))];
  const changedSince = !isEqual(
    current.filter((id) => after.includes(id)),
    after.filter((id) => current.includes(id)),
  );
  return { now, back, changedSince };
};

/** The fields that get their former values: those that were selected; else those that nobody has changed since. */
export const fieldsToRevert = (
  { fields }: Compensation,
  selected: readonly string[] | undefined,
): readonly FieldRevert[] =>
  fields.filter(({ field, changedSince }) => (selected ? selected.includes(field) : !changedSince));

/** The record once that is done, for what is undone after it. */
export const applyCompensation = (
  record: RecordState | undefined,
  compensation: Compensation,
): RecordState | undefined => {
  if (!record) return undefined;
  switch (compensation.act) {
    case 'none':
      return record;
    case 'remove':
      return { ...record, removed: true };
    case 'restore':
      return { ...record, removed: false };
    case 'change': {
      const back = fieldsToRevert(compensation, undefined).map((field) => [field.field, field.back] as const);
      return { ...record, fields: { ...record.fields, ...Object.fromEntries(back) } };
    }
  }
};
