import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Field } from '../../components/field.tsx';
import type { FieldSpec } from './field-spec.ts';

const Label = styled(FormLabel)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  marginBlockEnd: 6,
  color: theme.vars?.palette.text.primary,
}));
const Select = styled(NativeSelect)({
  '& .MuiNativeSelect-icon': { insetInlineEnd: 12, top: 'calc(50% - 8px)' },
  '& .MuiNativeSelect-select.MuiNativeSelect-select': { paddingInlineEnd: 36, textOverflow: 'ellipsis' },
});
const Arrow = (props: { className?: string }) => <ChevronDown size={16} aria-hidden {...props} />;

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
    return <SelectInput spec={spec} inputRef={inputRef} value={String(value)} onChange={onChange} error={error} />;
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

interface SelectInputProps {
  readonly spec: FieldSpec;
  readonly inputRef: (element: HTMLElement | null) => void;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string;
}

function SelectInput({ spec, inputRef, value, onChange, error }: SelectInputProps) {
  const id = useId();
  const note = error ?? spec.hint;
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={spec.disabled}>
      <Label htmlFor={id}>{spec.label}</Label>
      <Select
        fullWidth
        input={<OutlinedInput inputRef={inputRef} />}
        IconComponent={Arrow}
        inputProps={{
          id,
          required: spec.required,
          'aria-invalid': Boolean(error),
          'aria-describedby': note ? `${id}-note` : undefined,
        }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{spec.empty}</option>
        {spec.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
      {note && (
        <FormHelperText id={`${id}-note`} role={error ? 'alert' : undefined} sx={{ marginInline: 0 }}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}
