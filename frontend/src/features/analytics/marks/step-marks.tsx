import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import type { MetricAnswer } from '@henna/domain';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { marksBySteps, numbersOf, type Mark } from './marks.ts';

interface StepMarksProps {
  readonly marks: readonly Mark[];
  readonly answer: Pick<MetricAnswer, 'steps'>;
}

/** In a chart over steps: a line in every step in which something was changed, with its numbers in the list. */
export function StepMarks({ marks, answer }: StepMarksProps) {
  const { language } = useLanguage();
  return [...marksBySteps(marks, answer.steps)].map(([step, some]) => (
    <StepMark
      key={step}
      at={answer.steps[step]!.from}
      numbers={numbersOf(some, (number) => formatNumber(number, language))}
    />
  ));
}

/** The library's own line is left out where its place lies beside the axis by a rounding: in the last step, read from the right. */
function StepMark({ at, numbers }: { readonly at: string; readonly numbers: string }) {
  const { direction, vars } = useTheme();
  const { text } = vars.palette;
  const { top, height } = useDrawingArea();
  const x = useXScale<'point'>()(at);
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
