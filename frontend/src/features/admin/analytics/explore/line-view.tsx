import type { MetricAnswer } from '@henna/contracts';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useLanguage } from '../../../../lib/use-language.ts';
import { formatFigure } from '../figures.ts';
import type { Mark } from '../marks/marks.ts';
import { StepMarks } from '../marks/step-marks.tsx';
import { chartHeight, coloursOf, gapOf, marginOf, otherPeriod } from './chart-frame.ts';
import type { Line } from './lines.ts';
import { stepNames } from './step-name.ts';

interface ChartProps {
  readonly marks: readonly Mark[];
  readonly answer: MetricAnswer;
  readonly lines: readonly Line[];
}

/** Values step by step as lines; time runs the way the language is read. */
export default function LineView({ answer, lines, marks }: ChartProps) {
  const theme = useTheme();
  const { language, direction } = useLanguage();
  const colours = coloursOf(theme);
  const isRtl = direction === 'rtl';
  const stepName = stepNames(answer, language);
  const write = (value: number | null) => formatFigure(value, answer.unit, language);
  const few = answer.steps.length <= 31;
  return (
    <LineChart
      skipAnimation
      height={chartHeight}
      grid={{ horizontal: true }}
      margin={marginOf(isRtl)}
      xAxis={[
        {
          data: answer.steps.map(({ from }) => from),
          scaleType: 'point',
          reverse: isRtl,
          valueFormatter: stepName,
          height: 32,
          tickLabelMinGap: gapOf(isRtl),
        },
      ]}
      yAxis={[
        {
          position: isRtl ? 'right' : 'left',
          // The first place is the best.
          reverse: answer.metric === 'trendRank',
          valueFormatter: write,
          width: 56,
        },
      ]}
      series={lines.map(({ id, name, colour, isOther, values }) => ({
        id,
        label: name,
        data: values,
        color: colours[colour % colours.length],
        curve: 'linear',
        showMark: few && !isOther,
        valueFormatter: write,
      }))}
      hideLegend={lines.length < 2}
      sx={otherPeriod}
    >
      <StepMarks marks={marks} answer={answer} />
    </LineChart>
  );
}
