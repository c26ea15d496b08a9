import { LineChart } from '@mui/x-charts/LineChart';
import type { Annotation } from '../annotations/annotations.ts';
import { StepAnnotations } from '../annotations/step-annotations.tsx';
import type { ChartLine } from './chart-lines.ts';
import { useStepChart } from './use-step-chart.ts';
import type { MetricAnswer } from '../api-types.ts';

interface ChartProps {
  readonly annotations: readonly Annotation[];
  readonly answer: MetricAnswer;
  readonly lines: readonly ChartLine[];
}

export default function LineView({ answer, lines, annotations }: ChartProps) {
  const { chart, steps, values, series } = useStepChart(answer, lines);
  const hasFewSteps = answer.steps.length <= 31;
  return (
    <LineChart
      {...chart}
      xAxis={[{ ...steps, scaleType: 'point' }]}
      // Rank 1 is the best.
      yAxis={[{ ...values, reverse: answer.metric === 'trendRank' }]}
      series={series.map((line, index) => ({
        ...line,
        curve: 'linear',
        showMark: hasFewSteps && !lines[index]?.isOther,
      }))}
    >
      <StepAnnotations annotations={annotations} answer={answer} />
    </LineChart>
  );
}
