import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Framed } from '../../components/text-input.tsx';

const Choice = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& > label': { ...theme.typography.body2, display: 'block', fontWeight: 600, marginBlockEnd: 6 },
  // More specific than the padding of all fields, whichever comes first.
  '& > div > select': { appearance: 'none', paddingInlineEnd: 36, textOverflow: 'ellipsis' },
  '& svg.arrow': { marginInline: '-32px 14px', pointerEvents: 'none' },
}));

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
}

export function Select<Value extends string>({ label, value, onChange, options }: SelectProps<Value>) {
  const id = useId();
  return (
    <Choice>
      <label htmlFor={id}>{label}</label>
      <Framed>
        <select id={id} value={value} onChange={({ target }) => onChange(target.value as Value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <ChevronDown className="arrow" size={16} aria-hidden />
      </Framed>
    </Choice>
  );
}
