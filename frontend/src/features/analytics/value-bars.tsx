import { styled } from '@mui/material/styles';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { plainList } from '../../theme/mixins.ts';

/** A list of bars: in each item a `name` and its `bars`. */
export const Bars = styled('ul')(({ theme }) => ({
  ...plainList,
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  gap: '10px 12px',
  alignItems: 'center',
  '& li': { display: 'contents' },
  // Names are in a direction of their own, and stand at the start all the same.
  '& .name': { justifySelf: 'start', overflowWrap: 'anywhere' },
  '& .bars': { display: 'grid', gap: 3, minWidth: 0 },
  '& .bar': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 },
  '& svg': { display: 'block', flex: 'none' },
  '& b': { flex: 'none', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .legend': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', gridColumn: '1 / -1' },
  '& .legend span': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2px 0',
    '& .bars': { marginBlockEnd: 8 },
  },
}));

/** Room for the value beside the longest bar. */
const valueWidth = '7ch';

/** Where a bar begins and how long it is, in percents of the room for bars. */
export interface BarShape {
  readonly start: number;
  readonly length: number;
}

/** Shapes from zero on, to both sides where there are values below it. */
export const zeroBasedShapes = (values: readonly (number | null)[]): ((value: number | null) => BarShape) => {
  const numbers = values.filter((value) => value !== null);
  const [least, most] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  const room = most - least || 1;
  return (value) => ({
    start: ((Math.min(0, value ?? 0) - least) / room) * 100,
    length: (Math.abs(value ?? 0) / room) * 100,
  });
};

export interface PaintProps {
  readonly colour: string;
  readonly opacity: number;
}

/** A bar with its value at its end. */
export function Bar({
  shape,
  colour,
  opacity,
  value,
}: PaintProps & { readonly shape: BarShape; readonly value: string }) {
  const { direction } = useTexts();
  const { start, length } = shape;
  const end = start + length;
  return (
    <span className="bar">
      <svg
        height={14}
        viewBox={`0 0 ${Math.max(end, 0.1)} 14`}
        preserveAspectRatio="none"
        style={{ width: `calc((100% - ${valueWidth}) * ${end / 100})` }}
      >
        <rect x={direction === 'rtl' ? 0 : start} width={length} height={14} fill={colour} opacity={opacity} />
      </svg>
      <b>{value}</b>
    </span>
  );
}
