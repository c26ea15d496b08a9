import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import type { MetricAnswer } from '@henna/contracts';
import { formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { marksBySteps, numbersOf, type Mark } from './marks.ts';

interface StepMarksProps {
  readonly marks: readonly Mark[];
  readonly answer: MetricAnswer;
}

/** In a chart over steps: a line in every step in which something was changed, with its numbers in the list. */
export function StepMarks({ marks, answer }: StepMarksProps) {
  const { vars } = useTheme();
  const { language } = useLanguage();
  return [...marksBySteps(marks, answer.steps)].map(([step, some]) => (
    <ChartsReferenceLine
      key={step}
      x={answer.steps[step]!.from}
      label={numbersOf(some, (number) => formatNumber(number, language))}
      labelAlign="start"
      spacing={{ x: 3, y: 2 }}
      lineStyle={{ stroke: vars?.palette.text.secondary, strokeDasharray: '2 3' }}
      labelStyle={{ fill: vars?.palette.text.primary, fontSize: 11, fontWeight: 600 }}
    />
  ));
}
