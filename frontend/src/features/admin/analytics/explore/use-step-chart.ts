import type { MetricAnswer } from '@henna/contracts';
import { useTheme } from '@mui/material/styles';
import { useLanguage } from '../../../../lib/use-language.ts';
import { formatFigure } from '../figures.ts';
import { chartHeight, coloursOf, gapOf, marginOf, otherPeriod } from './chart-frame.ts';
import type { Line } from './lines.ts';
import { stepNames } from './step-name.ts';

/** What charts of values step by step share, as lines or as bars; time runs the way the language is read. */
export function useStepChart(answer: MetricAnswer, lines: readonly Line[]) {
  const colours = coloursOf(useTheme());
  const { language, direction } = useLanguage();
  const isRtl = direction === 'rtl';
  const write = (value: number | null) => formatFigure(value, answer.unit, language);
  return {
    chart: {
      skipAnimation: true,
      height: chartHeight,
      grid: { horizontal: true },
      margin: marginOf(isRtl),
      hideLegend: lines.length < 2,
      sx: otherPeriod,
    },
    steps: {
      data: answer.steps.map(({ from }) => from),
      reverse: isRtl,
      valueFormatter: stepNames(answer, language),
      height: 32,
      tickLabelMinGap: gapOf(isRtl),
    },
    values: { position: isRtl ? 'right' : 'left', valueFormatter: write, width: 56 },
    series: lines.map(({ id, name, colour, values }) => ({
      id,
      label: name,
      data: values,
      color: colours[colour % colours.length],
      valueFormatter: write,
    })),
  } as const;
}
