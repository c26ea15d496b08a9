import { useTheme } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import type { ChartLine } from './chart-lines.ts';
import { isPartial } from './extent-texts.ts';
import { lineColour, lineOpacity } from './line-colours.ts';
import { useStepPositions } from './step-positions.ts';

/** Width of a character of a value, in pixels. */
const characterWidth = 7;

interface StepBarsProps {
  readonly lines: readonly ChartLine[];
  readonly steps: ChartLine['steps'];
  /** Where the axis of values begins. */
  readonly base: number;
  readonly write: (value: number | null) => string;
}

/** Bars of steps with their values; those of steps that are not whole are only outlined. */
export function StepBars({ lines, steps, base, write }: StepBarsProps) {
  const theme = useTheme();
  const positions = useStepPositions(steps);
  const scale = useXScale<'band'>();
  const band = scale.bandwidth();
  const y = useYScale<'linear' | 'log'>();
  const width = Math.max(1, band / lines.length - 1);
  const labels = lines.flatMap(({ values }) => values.map(write));
  const allFit = Math.max(0, ...labels.map(({ length }) => length)) * characterWidth <= scale.step() / lines.length;
  const zero = y(Math.max(base, 0) || base);
  return lines.map((line, order) => {
    const highest = line.values.reduce<number>(
      (best, value, index) => ((value ?? -Infinity) > (line.values[best] ?? -Infinity) ? index : best),
      0,
    );
    const colour = lineColour(line, theme);
    return line.values.map((value, index) => {
      const middle = positions[index];
      if (value === null || middle === undefined) return null;
      const isDashed = line.steps[index] !== undefined && isPartial(line.steps[index]);
      const top = Math.min(y(value), zero);
      const x = middle - band / 2 + order * (width + 1);
      // Where not all values have room, the highest one says how large the others are.
      const isLabelled = value !== 0 && (allFit || (index === highest && !line.isBefore));
      return (
        <g key={`${line.id} ${index}`} data-line={line.id} data-partial={isDashed || undefined}>
          <rect
            x={x}
            y={top}
            width={width}
            height={Math.abs(y(value) - zero)}
            rx={Math.min(3, width / 2)}
            fill={isDashed ? 'none' : colour}
            stroke={isDashed ? colour : 'none'}
            strokeDasharray={isDashed ? '4 4' : undefined}
            opacity={lineOpacity(line)}
          />
          {isLabelled && (
            <text
              x={x + width / 2}
              y={top - 6}
              textAnchor="middle"
              fontSize={12}
              fill={theme.vars.palette.text.primary}
            >
              {write(value)}
            </text>
          )}
        </g>
      );
    });
  });
}
