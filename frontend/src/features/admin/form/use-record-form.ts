import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../../lib/api.ts';
import { differences, formName, type FieldDifference, type FieldSpec, type FormValues } from './field-spec.ts';

export interface Revised {
  readonly revision: number;
}

export interface RecordFormOptions<Saved extends Revised> {
  /** null: a new one. */
  readonly record: Saved | null;
  readonly valuesOf: (record: Saved | null) => FormValues;
  readonly fieldsOf: (values: FormValues) => readonly FieldSpec[];
  /** @param revision of the record that the form knows; null for a new one. */
  readonly save: (values: FormValues, revision: number | null) => Promise<Saved>;
  readonly onSaved: (record: Saved) => void;
  readonly onFailed: (error: Error) => void;
}

interface Conflict {
  readonly found: readonly FieldDifference[];
  readonly taken: readonly string[];
}

/** The state of a record's form: its values, saving them, and what somebody else changed meanwhile. */
export function useRecordForm<Saved extends Revised>(options: RecordFormOptions<Saved>) {
  const { record, valuesOf, fieldsOf, save, onSaved, onFailed } = options;
  const [known, setKnown] = useState(record);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<FormValues>({ defaultValues: valuesOf(record) });
  const values = useWatch({ control: form.control }) as FormValues;
  const fields = fieldsOf(values);

  const meet = (current: Saved) => {
    setConflict({ found: differences(fields, valuesOf(known), valuesOf(current)), taken: [] });
    setKnown(current);
  };
  const mutation = useMutation({
    mutationFn: (wanted: FormValues) => save(wanted, known?.revision ?? null),
    onSuccess: onSaved,
    onError: (error) => {
      if (!(error instanceof ApiError)) return onFailed(error);
      if (error.code === 'CHANGED_SINCE' && error.current) return meet(error.current as Saved);
      for (const { field, message } of error.fields)
        if (fields.some(({ name }) => name === formName(field)))
          form.setError(formName(field), { type: 'server', message });
      onFailed(error);
    },
  });
  const take = ({ field, after }: FieldDifference) => {
    form.setValue(field.name, after, { shouldDirty: true });
    setConflict((now) => now && { ...now, taken: [...now.taken, field.name] });
  };
  return {
    form,
    values,
    fields,
    conflict,
    take,
    pending: mutation.isPending,
    submit: form.handleSubmit((wanted) => mutation.mutate(wanted)),
  };
}
