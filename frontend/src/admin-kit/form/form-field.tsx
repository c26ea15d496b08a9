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
import { Controller, type Control, type RegisterOptions, type UseFormSetValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/field.tsx';
import { isWebAddress } from '../../lib/validation.ts';
import type { FieldSpec, FormValues } from './field-spec.ts';

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
  readonly control: Control<FormValues>;
  readonly setValue: UseFormSetValue<FormValues>;
  /** Takes the focus when the form opens. */
  readonly first: boolean;
}

/** A field as its spec says, with what is wrong with it under it. */
export function FormField({ spec, control, setValue, first }: FormFieldProps) {
  const { t } = useTranslation();
  const rules: RegisterOptions<FormValues> = {
    validate: (value) => {
      const text = typeof value === 'string' ? value.trim() : '';
      if (spec.required && spec.kind !== 'switch' && !text) return t('admin.common.required');
      if (spec.kind === 'address' && text && !isWebAddress(text) && !(spec.ownToo && /^\/(?!\/)/.test(text)))
        return spec.ownToo ? t('admin.common.invalidLink') : t('admin.common.invalidAddress');
      if (spec.max && text.length > spec.max) return t('accounts.tooLong', { count: spec.max });
      return true;
    },
  };
  return (
    <Controller
      control={control}
      name={spec.name}
      rules={rules}
      render={({ field: { ref, value, onChange, ...field }, fieldState: { error } }) => {
        if (spec.kind === 'switch')
          return (
            <div>
              <FormControlLabel
                label={spec.label}
                control={<Switch checked={value === true} onChange={(_event, checked) => onChange(checked)} />}
              />
            </div>
          );
        const change = (text: string) => {
          onChange(text);
          if (spec.clears) setValue(spec.clears, '', { shouldDirty: true });
        };
        if (spec.kind === 'select')
          return (
            <SelectInput spec={spec} inputRef={ref} value={String(value)} onChange={change} error={error?.message} />
          );
        return (
          <Field
            {...field}
            label={spec.label}
            value={value}
            onChange={(event) => change(event.target.value)}
            inputRef={ref}
            hint={spec.hint}
            error={error?.message}
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
