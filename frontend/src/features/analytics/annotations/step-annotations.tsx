import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { annotationsByStep, numbersOf, type Annotation } from './annotations.ts';
import type { MetricAnswer } from '../api-types.ts';

interface StepAnnotationsProps {
  readonly annotations: readonly Annotation[];
  readonly answer: { readonly steps: readonly Pick<MetricAnswer['steps'][number], 'from' | 'to'>[] };
}

/** In a chart over steps: a line in every annotated step, with the numbers of its annotations. */
export function StepAnnotations({ annotations, answer }: StepAnnotationsProps) {
  const { number } = useTexts();
  return [...annotationsByStep(annotations, answer.steps)].map(([step, stepAnnotations]) => (
    <StepAnnotation key={step} from={answer.steps[step]!.from} numbers={numbersOf(stepAnnotations, number)} />
  ));
}

/**
 * The library's own reference line disappears when rounding puts it beside the axis, as in the last step of a reversed
 * axis.
 */
function StepAnnotation({ from, numbers }: { readonly from: string; readonly numbers: string }) {
  const { direction, vars } = useTheme();
  const { text } = vars.palette;
  const { top, height } = useDrawingArea();
  const x = useXScale<'point'>()(from);
  if (x === undefined) return null;
  return (
    <g className="step-mark" pointerEvents="none">
      <path d={`M ${x} ${top} v ${height}`} stroke={text.secondary} strokeDasharray="2 3" />
      <text
        x={x}
        y={top + 2}
        dx={direction === 'rtl' ? -3 : 3}
        fill={text.primary}
        fontSize={11}
        fontWeight={600}
        textAnchor="start"
        dominantBaseline="hanging"
      >
        {numbers}
      </text>
    </g>
  );
}
