import { useTheme } from '@mui/material/styles';
import { useYScale } from '@mui/x-charts/hooks';
import type { ChartLine } from './chart-lines.ts';
import { isPartial } from './extent-texts.ts';
import { lineColour, lineOpacity } from './line-colours.ts';
import { lineSegments, pathOf } from './line-segments.ts';
import { useStepPositions } from './step-positions.ts';

/** Steps of which each has a dot. */
const maxDots = 31;

interface StepLinesProps {
  readonly lines: readonly ChartLine[];
  /** Where steps are, for both periods. */
  readonly steps: ChartLine['steps'];
}

/** A line for each group, dashed to and from steps that are not whole. */
export function StepLines({ lines, steps }: StepLinesProps) {
  const theme = useTheme();
  const positions = useStepPositions(steps);
  const y = useYScale<'linear' | 'log'>();
  const drawn = lines.map((line) => ({
    line,
    points: positions.map((x, index) => {
      const value = line.values[index] ?? null;
      return value === null ? null : { x, y: y(value) };
    }),
  }));
  // The first group lies above all others.
  return drawn.reverse().map(({ line, points }) => {
    const partial = (index: number) => line.steps[index] !== undefined && isPartial(line.steps[index]);
    const colour = lineColour(line, theme);
    return (
      <g key={line.id} data-line={line.id} opacity={lineOpacity(line)} fill="none" stroke={colour} strokeWidth={2}>
        {lineSegments(points, partial).map(({ isDashed, points: part }) => (
          <path
            key={part[0]!.x}
            d={pathOf(part)}
            strokeLinejoin="round"
            strokeDasharray={isDashed ? '4 4' : undefined}
            data-partial={isDashed || undefined}
          />
        ))}
        {points.map((point, index) => {
          const isAlone = !points[index - 1] && !points[index + 1];
          if (!point || (!isAlone && (points.length > maxDots || line.isBefore))) return null;
          return (
            <circle
              key={point.x}
              cx={point.x}
              cy={point.y}
              r={3}
              fill={partial(index) ? theme.vars.palette.background.paper : colour}
            />
          );
        })}
      </g>
    );
  });
}
