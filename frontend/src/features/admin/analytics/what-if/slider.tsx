import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Labelled = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: 12,
  '& label': { ...theme.typography.body2, fontWeight: 600 },
  '& output': { fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  '& input': {
    gridColumn: '1 / -1',
    width: '100%',
    height: 44,
    margin: 0,
    accentColor: theme.vars?.palette.primary.main,
    cursor: 'pointer',
  },
  '& small': { ...theme.typography.caption, gridColumn: '1 / -1', color: theme.vars?.palette.text.secondary },
}));

interface SliderProps {
  readonly label: string;
  readonly value: number;
  /** The value as it is said. */
  readonly text: string;
  /** What it is today. */
  readonly hint: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/** A number that is moved: with the pointer, or with the arrow keys. */
export function Slider({ label, value, text, hint, min, max, step = 1, onChange }: SliderProps) {
  const id = useId();
  return (
    <Labelled>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      <input
        id={id}
        type="range"
        min={min}
        max={Math.max(max, value)}
        step={step}
        value={value}
        aria-valuetext={text}
        aria-describedby={`${id}-today`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <small id={`${id}-today`}>{hint}</small>
    </Labelled>
  );
}
