import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { startTransition, useId, useOptimistic } from 'react';
import { Framed } from './text-input.tsx';

const Field = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  minWidth: 0,
  '& label': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
}));
const Frame = styled(Framed)(({ theme }) => ({
  position: 'relative',
  '& > select': {
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: 36,
    textOverflow: 'ellipsis',
    lineHeight: 1.5,
    paddingBlock: 9,
  },
  '& option': { color: theme.vars?.palette.text.primary, background: theme.vars?.palette.background.paper },
  '& > svg': { position: 'absolute', insetInlineEnd: 12, top: 'calc(50% - 8px)', pointerEvents: 'none' },
}));

/** No value of an option, as those have no control characters. */
const moreValue = '\u0000more';

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string; readonly disabled?: boolean }[];
  /** The choice is shown at once; where a promise is returned, until that settles. */
  readonly onChange: (value: string) => unknown;
  /** A last entry that is no choice but opens something. */
  readonly more?: { readonly text: string; readonly onOpen: () => void } | undefined;
  readonly disabled?: boolean;
}

export function SelectField({ label, value, options, onChange, more, disabled }: SelectFieldProps) {
  const id = useId();
  const [shown, show] = useOptimistic(value);
  const choose = (next: string) =>
    startTransition(async () => {
      show(next);
      await onChange(next);
    });
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Frame>
        <select
          id={id}
          value={shown}
          disabled={disabled}
          onChange={({ target }) => (more && target.value === moreValue ? more.onOpen() : choose(target.value))}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.text}
            </option>
          ))}
          {more && <option value={moreValue}>{more.text}</option>}
        </select>
        <ChevronDown size={16} aria-hidden />
      </Frame>
    </Field>
  );
}
