import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isStatus } from '../../lib/api.ts';
import { useForm, type Rule } from '../../lib/use-form.ts';
import { isWebAddress } from '../../lib/validation.ts';
import { isChangedSince } from '../request.ts';
import { useTexts } from '../use-texts.ts';
import type { DisplayedConflict, Side } from './conflicts.tsx';
import { formFieldNames, type FieldSpec, type FormValues } from './field-spec.ts';
import { useOpenForm } from './open-forms.ts';
import { useRefusedFields } from './refused-fields.ts';
import { useValueText } from './value-text.ts';
import { changedParts, includesValues, mergeValues, type Collision } from './merge-values.ts';

export function useDisplayedConflicts(
  fieldsOf: (values: FormValues) => readonly FieldSpec[],
): (
  collisions: readonly Collision[],
  values: FormValues,
  keptFields: readonly string[],
) => readonly DisplayedConflict[] {
  const { language } = useTexts();
  const valueText = useValueText();
  return (collisions, values, keptFields) =>
    collisions.map(({ field, names, mine, theirs }) => {
      // The options of a select may depend on the other values of that side.
      const specs = (side: FormValues) => fieldsOf({ ...values, ...side }).filter(({ name }) => names.includes(name));
      const side = (sideValues: FormValues) =>
        specs(sideValues)
          .map((spec) => valueText(spec, sideValues[spec.name]))
          .filter(Boolean)
          .join(' · ');
      const choice = includesValues(values, theirs)
        ? 'theirs'
        : !includesValues(values, mine)
          ? 'other'
          : keptFields.includes(field)
            ? 'mine'
            : null;
      const labels = specs(values).map(({ label }) => label);
      return {
        field,
        label: new Intl.ListFormat(language).format(labels),
        mine: side(mine),
        theirs: side(theirs),
        choice,
      };
    });
}

function useFieldRule(): (spec: FieldSpec) => Rule<string | boolean> {
  const { t } = useTexts();
  return (spec) => (value) => {
    if (typeof value === 'boolean') return undefined;
    const text = value.trim();
    if (spec.required && !text) return t('admin.common.required');
    if (spec.kind === 'address' && text && !isWebAddress(text) && !(spec.allowsPath && /^\/(?!\/)/.test(text)))
      return spec.allowsPath ? t('admin.common.invalidLink') : t('admin.common.invalidAddress');
    const wrong = spec.rule?.(value);
    if (wrong) return wrong;
    return spec.max && text.length > spec.max ? t('accounts.tooLong', { count: spec.max }) : undefined;
  };
}

export interface Revised {
  readonly revision: number;
}

export interface RecordFormOptions<Saved extends Revised, Body extends object> {
  /** null: a new record. In a form that stays, one of a later revision takes over while nothing is entered. */
  readonly record: Saved | null;
  readonly valuesOf: (record: Saved | null) => FormValues;
  readonly fieldsOf: (values: FormValues) => readonly FieldSpec[];
  readonly bodyOf: (values: FormValues) => Body;
  /**
   * @param body all of a new record, else the parts that were changed
   * @param revision of the record on which the form began; null for a new one
   */
  readonly save: (body: Partial<Body>, revision: number | null) => Promise<Saved>;
  /** The form is being saved until what it returns settles. */
  readonly onSaved: (record: Saved) => unknown;
  /** Whether the form goes on with what was saved. */
  readonly stays?: boolean;
  /** Why saving failed, where no field is refused. */
  readonly failureText: (error: Error) => string;
}

/**
 * The state of a record's form, which saves only what was changed. When somebody else has changed the record too,
 * fields that were not changed here follow it, and fields that both have changed must be chosen.
 */
export function useRecordForm<Saved extends Revised, Body extends object>(options: RecordFormOptions<Saved, Body>) {
  const { record, valuesOf, fieldsOf, bodyOf, save, onSaved, stays = false, failureText } = options;
  const [base, setBase] = useState(record);
  const [collisions, setCollisions] = useState<readonly Collision[]>([]);
  /** Collisions of which the value entered here was chosen. */
  const [keptFields, setKeptFields] = useState<readonly string[]>([]);
  const [refused, setRefusedSaves] = useState(0);
  useOpenForm();
  const rule = useFieldRule();
  const form = useForm<FormValues>(valuesOf(record), (entered) =>
    Object.fromEntries(fieldsOf(entered).map((spec) => [spec.name, rule(spec)])),
  );
  const { values } = form;
  const fields = fieldsOf(values);
  const conflicts = useDisplayedConflicts(fieldsOf)(collisions, values, keptFields);

  const mergeWith = (current: Saved, names: readonly string[]) => {
    const theirs = valuesOf(current);
    const merged = mergeValues(fields, valuesOf(base), theirs, values, names);
    form.reset(merged.values);
    setBase(current);
    setCollisions(merged.collisions);
    setKeptFields([]);
    setRefusedSaves(0);
  };
  const beginWith = (current: Saved) => {
    form.reset(valuesOf(current));
    setBase(current);
    setCollisions([]);
    setKeptFields([]);
    setRefusedSaves(0);
  };
  const refusedFields = useRefusedFields();
  const [failure, setFailure] = useState<string | null>(null);
  const mutation = useMutation({
    onMutate: () => setFailure(null),
    mutationFn: (entered: FormValues) => {
      const body = bodyOf(entered);
      return base ? save(changedParts(bodyOf(valuesOf(base)), body), base.revision) : save(body, null);
    },
    onSuccess: (saved) => {
      if (stays) beginWith(saved);
      return onSaved(saved);
    },
    onError: (error) => {
      // The login that now opens says enough.
      if (isStatus(error, 401)) return;
      if (isChangedSince(error) && error.current)
        return mergeWith(
          error.current as Saved,
          error.conflicts.flatMap(({ field }) => formFieldNames(field)),
        );
      const refusals = refusedFields(error).map(({ field, message }) => ({
        name: formFieldNames(field).findLast((each) => fields.some((spec) => spec.name === each)),
        message,
      }));
      for (const { name, message } of refusals) if (name) form.setError(name, message);
      const shown = refusals.find(({ name }) => name)?.name;
      if (shown) form.focus(shown);
      if (!shown || refusals.some(({ name }) => !name)) setFailure(failureText(error));
    },
  });
  const choose = (field: string, side: Side) => {
    const collision = collisions.find((each) => each.field === field);
    if (!collision) return;
    form.assign(collision[side]);
    setKeptFields((now) => (side === 'mine' ? [...now, field] : now.filter((each) => each !== field)));
  };
  const submit = form.submit((entered) => {
    if (conflicts.some(({ choice }) => choice === null)) setRefusedSaves((count) => count + 1);
    else mutation.mutate(entered);
  });
  const isDirty = !includesValues(values, valuesOf(base));
  if (stays && record && base && record.revision > base.revision && !isDirty && !mutation.isPending) beginWith(record);
  const discard = () => base && beginWith(base);
  return { form, fields, isDirty, conflicts, refused, failure, choose, pending: mutation.isPending, submit, discard };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;
