import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import type { MetricAnswer } from '../../api-types.ts';
import { isPartial, useExtentText } from './extent-texts.ts';
import { useStepPositions } from './step-positions.ts';

/** Height of the names above the drawing area. */
export const extentHeight = 20;

/** Above and behind the steps that are not whole: what they are, and a shade. */
export function StepExtents({ answer }: { readonly answer: Pick<MetricAnswer, 'by' | 'steps'> }) {
  const { direction, vars } = useTheme();
  const { left, top, width, height } = useDrawingArea();
  const positions = useStepPositions(answer.steps);
  const textOf = useExtentText(answer);
  const half = positions.length > 1 ? Math.abs(positions[1]! - positions[0]!) / 2 : width / 2;
  return answer.steps.map((step, index) => {
    const x = positions[index]!;
    if (!isPartial(step)) return null;
    const from = Math.max(left, x - half);
    const isEarly = index < answer.steps.length / 2;
    const isLeft = isEarly === (direction === 'ltr');
    return (
      <g key={step.from} className="step-extent">
        <rect
          x={from}
          y={top}
          width={Math.min(left + width, x + half) - from}
          height={height}
          fill={vars.palette.quiet}
          stroke="none"
        />
        <text
          x={isLeft ? from : Math.min(left + width, x + half)}
          y={13}
          fontSize={12}
          fill={vars.palette.text.secondary}
          textAnchor={isEarly ? 'start' : 'end'}
        >
          {textOf(step)}
        </text>
      </g>
    );
  });
}
