import { styled } from '@mui/material/styles';
import type { ChangeEvent, InputHTMLAttributes, ReactNode, Ref } from 'react';

const lineHeight = 1.4375;

/** The line around a field is an outline: it takes no space, and forced colours show it. */
export const Framed = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  lineHeight: `${lineHeight}em`,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minWidth: 0,
  minHeight: 44,
  borderRadius: 8,
  color: theme.vars?.palette.text.primary,
  background: theme.vars?.palette.background.paper,
  outline: `1px solid ${theme.vars?.palette.divider}`,
  outlineOffset: -1,
  '&:hover': { outlineColor: theme.vars?.palette.text.secondary },
  '&:has(:is(input, textarea, select):focus)': {
    outline: `2px solid ${theme.vars?.palette.primary.main}`,
    outlineOffset: -2,
  },
  '&:has([aria-invalid=true])': { outlineColor: theme.vars?.palette.error.main },
  '&:has(> :is(input, textarea, select):disabled)': { color: theme.vars?.palette.text.disabled },
  '& > svg': { flex: 'none', marginInlineStart: 14, color: theme.vars?.palette.text.secondary },
  '& > svg + input': { paddingInlineStart: 0 },
  '& > button': { flex: 'none', marginInlineEnd: 2 },
  '& > :is(input, textarea, select)': {
    flex: 1,
    minWidth: 0,
    width: '100%',
    margin: 0,
    padding: '10px 14px',
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    outline: 'none',
    // By itself it would be two pixels higher than other fields.
    '&[type^=date]': { height: 44, paddingInline: 10, paddingBlock: 0 },
    // The browser's own is 24, by which the year is cut off in a narrow field.
    '&::-webkit-calendar-picker-indicator': { marginInlineStart: 4 },
    '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
  },
  '& > textarea': { display: 'block', resize: 'vertical', fieldSizing: 'content' },
}));

type Attributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'>;

export interface TextInputProps extends Attributes {
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly rows?: number;
  /** Shown as text. */
  readonly value?: string | number | boolean;
  /** More attributes of the input. */
  readonly inputProps?: Attributes;
  /** As many lines as `rows` says, and more when the text asks for them. */
  readonly multiline?: boolean;
  /** A picture before the text. */
  readonly startAdornment?: ReactNode;
  /** A button after the text. */
  readonly endAdornment?: ReactNode;
}

/** One line of text, or several, in the frame that all fields have. */
export function TextInput(props: TextInputProps) {
  const { inputRef, inputProps, multiline, startAdornment, endAdornment, rows = 4, value, ...rest } = props;
  // The two take the same attributes here, and `rows` besides.
  const Text = (multiline ? 'textarea' : 'input') as 'input';
  const lines = multiline && { rows, style: { minHeight: `calc(${rows * lineHeight}em + 20px)` } };
  return (
    <Framed>
      {startAdornment}
      <Text
        {...rest}
        {...(value !== undefined && { value: String(value) })}
        {...inputProps}
        {...lines}
        ref={inputRef}
      />
      {endAdornment}
    </Framed>
  );
}
