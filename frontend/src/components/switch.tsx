import { styled } from '@mui/material/styles';

const Labelled = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  cursor: 'pointer',
  '& input': {
    appearance: 'none',
    flex: 'none',
    width: 44,
    height: 26,
    margin: 0,
    padding: 2,
    border: `1px solid ${theme.vars?.palette.text.secondary}`,
    borderRadius: 13,
    background: theme.vars?.palette.quiet,
    cursor: 'inherit',
    transition: 'background 150ms ease-out',
    '&::before': {
      content: '""',
      display: 'block',
      width: 20,
      height: 20,
      borderRadius: '50%',
      // A border is drawn in forced colours too.
      border: `10px solid ${theme.vars?.palette.text.secondary}`,
      transition: 'margin 150ms ease-out',
    },
    '&:checked': { background: theme.vars?.palette.primary.main, borderColor: theme.vars?.palette.primary.main },
    '&:checked::before': { marginInlineStart: 18, borderColor: theme.vars?.palette.primary.contrastText },
  },
}));

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The label is read out, not shown. */
  readonly quiet?: boolean;
  readonly disabled?: boolean;
}

/** Something that is on or off. */
export function Switch({ label, checked, onChange, quiet = false, disabled }: SwitchProps) {
  return (
    <Labelled>
      <input
        type="checkbox"
        role="switch"
        aria-label={quiet ? label : undefined}
        disabled={disabled}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {!quiet && label}
    </Labelled>
  );
}
