import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { TextInput, type TextInputProps } from './text-input.tsx';

const Labelled = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& > label': { ...theme.typography.body2, display: 'block', fontWeight: 600, marginBlockEnd: 6 },
}));
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '3px 0 0',
  color: theme.vars?.palette.text.secondary,
  '&[role=alert]': { color: theme.vars?.palette.error.main },
}));

interface FieldProps extends Omit<TextInputProps, 'id'> {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with the value, with what can be done about it. */
  readonly error?: ReactNode;
}

/** A labelled input; its error takes the place of its hint. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId();
  const invalid = Boolean(error);
  const note = error ?? hint;
  return (
    <Labelled>
      <label htmlFor={id}>{label}</label>
      <TextInput {...input} id={id} aria-invalid={invalid} aria-describedby={note ? `${id}-note` : undefined} />
      {note && (
        <Note id={`${id}-note`} role={invalid ? 'alert' : undefined}>
          {note}
        </Note>
      )}
    </Labelled>
  );
}
