import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

const Field = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  minWidth: 0,
  '& label': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
  '& .MuiNativeSelect-icon': { insetInlineEnd: 12, top: 'calc(50% - 8px)' },
  '& .MuiNativeSelect-select.MuiNativeSelect-select': {
    paddingInlineEnd: 36,
    textOverflow: 'ellipsis',
    height: 'auto',
    lineHeight: 1.5,
    paddingBlock: 9,
  },
}));

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string; readonly disabled?: boolean }[];
  readonly onChange: (value: string) => void;
}

const Arrow = (props: { className?: string }) => <ChevronDown size={16} aria-hidden {...props} />;

export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        fullWidth
        input={<OutlinedInput size="small" />}
        IconComponent={Arrow}
        inputProps={{ id }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.text}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
