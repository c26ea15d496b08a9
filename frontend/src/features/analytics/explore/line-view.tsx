import type { MetricAnswer } from '@henna/domain';
import { LineChart } from '@mui/x-charts/LineChart';
import type { Mark } from '../marks/marks.ts';
import { StepMarks } from '../marks/step-marks.tsx';
import type { Line } from './compared.ts';
import { useStepChart } from './use-step-chart.ts';

interface ChartProps {
  readonly marks: readonly Mark[];
  readonly answer: MetricAnswer;
  readonly lines: readonly Line[];
}

/** Values step by step as lines. */
export default function LineView({ answer, lines, marks }: ChartProps) {
  const { chart, steps, values, series } = useStepChart(answer, lines);
  const few = answer.steps.length <= 31;
  return (
    <LineChart
      {...chart}
      xAxis={[{ ...steps, scaleType: 'point' }]}
      // The first place is the best.
      yAxis={[{ ...values, reverse: answer.metric === 'trendRank' }]}
      series={series.map((line, index) => ({ ...line, curve: 'linear', showMark: few && !lines[index]?.isOther }))}
    >
      <StepMarks marks={marks} answer={answer} />
    </LineChart>
  );
}
