import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Label = styled(FormLabel)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  marginBlockEnd: 6,
  color: theme.vars?.palette.text.primary,
}));

interface FieldProps extends Omit<OutlinedInputProps, 'id' | 'error' | 'label'> {
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
    <FormControl fullWidth error={invalid}>
      <Label htmlFor={id}>{label}</Label>
      <OutlinedInput
        {...input}
        id={id}
        inputProps={{
          ...input.inputProps,
          'aria-invalid': invalid,
          'aria-describedby': note ? `${id}-note` : undefined,
        }}
      />
      {note && (
        <FormHelperText id={`${id}-note`} role={invalid ? 'alert' : undefined} sx={{ marginInline: 0 }}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}
