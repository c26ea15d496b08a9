import { styled } from '@mui/material/styles';

const Bars = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  fill: theme.vars?.palette.primary.main,
  '& .mark': {
    stroke: theme.vars?.palette.text.secondary,
    strokeDasharray: '2 3',
    vectorEffect: 'non-scaling-stroke',
  },
  '& .before': { fill: theme.vars?.palette.divider },
  // Time runs in reading direction.
  'html[dir=rtl] &': { transform: 'scaleX(-1)' },
}));

interface SparkBarsProps {
  /** Oldest first. */
  readonly values: readonly number[];
  /** Pixels. */
  readonly height: number;
  /** How many of the first bars are pale. */
  readonly before?: number;
  /** Indexes of bars with a dashed line. */
  readonly annotated?: readonly number[];
}

/** A bar chart without axes, hidden from screen readers: its values are in the text beside it. */
export function SparkBars({ values, height, before = 0, annotated: annotated = [] }: SparkBarsProps) {
  const highest = Math.max(1, ...values);
  return (
    <Bars
      height={height}
      viewBox={`0 0 ${values.length} 100`}
      preserveAspectRatio="none"
      aria-hidden
      data-testid="spark-bars"
    >
      {values.map((value, index) => {
        const bar = value === 0 ? 2 : Math.max(4, (100 * value) / highest);
        return (
          <rect
            key={index}
            className={index < before || value === 0 ? 'before' : undefined}
            x={index + 0.12}
            width={0.76}
            y={100 - bar}
            height={bar}
          />
        );
      })}
      {annotated.map((index) => (
        <line key={`mark-${index}`} x1={index + 0.5} x2={index + 0.5} y1={-8} y2={100} className="mark" />
      ))}
    </Bars>
  );
}
