import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Field } from '../../components/field.tsx';
import type { FieldSpec } from './field-spec.ts';
import { Picker } from './picker.tsx';
import { SuggestedField } from './suggested-field.tsx';

interface FormFieldProps {
  readonly spec: FieldSpec;
  readonly value: string | boolean | undefined;
  readonly error: string | undefined;
  readonly inputRef: (element: HTMLElement | null) => void;
  readonly onChange: (value: string | boolean) => void;
  readonly first: boolean;
}

export function FormField({ spec, value, error, inputRef, onChange, first }: FormFieldProps) {
  if (spec.kind === 'switch')
    return (
      <div>
        <FormControlLabel
          label={spec.label}
          control={<Switch checked={value === true} onChange={(_event, checked) => onChange(checked)} />}
        />
      </div>
    );
  if (spec.kind === 'custom' && spec.Input)
    return <spec.Input label={spec.label} value={String(value)} {...{ error, inputRef, onChange }} />;
  if (spec.kind === 'select')
    return <Picker spec={spec} inputRef={inputRef} value={String(value)} onChange={onChange} error={error} />;
  if (spec.suggestions)
    return (
      <SuggestedField spec={spec} inputRef={inputRef} value={String(value ?? '')} onChange={onChange} error={error} />
    );
  return (
    <Field
      label={spec.label}
      name={spec.name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputRef={inputRef}
      hint={spec.hint}
      error={error}
      disabled={spec.disabled}
      type={spec.kind === 'number' ? 'number' : spec.kind === 'address' ? 'url' : 'text'}
      {...(spec.kind === 'multiline' && { multiline: true, rows: 4 })}
      inputProps={{
        dir: spec.kind === 'address' || spec.kind === 'number' ? 'ltr' : (spec.direction ?? 'auto'),
        required: spec.required,
        ...(first && { 'data-first-focus': true }),
        ...(spec.direction === 'rtl' && { lang: 'ar' }),
      }}
    />
  );
}
