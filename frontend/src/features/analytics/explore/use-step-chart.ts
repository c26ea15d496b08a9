import type { MetricAnswer } from '@henna/domain';
import { type Theme, useTheme } from '@mui/material/styles';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { formatFigure } from '../figures.ts';
import type { ChartLine } from './chart-lines.ts';
import { stepNames } from './period-names.ts';

/** Colours of the groups, the first the accent; what is beside it is quieter. */
export const coloursOf = ({ vars }: Theme): readonly string[] => {
  const { primary, leaf, saffron, tint } = vars.palette;
  return [primary.main, leaf, saffron, tint.iris.ink, tint.clay.ink];
};

const chartHeight = 360;

/** Room for half a name of a step beyond the end of its axis. */
const marginOf = (isRtl: boolean) => ({ top: 12, bottom: 0, left: isRtl ? 32 : 0, right: isRtl ? 0 : 32 }) as const;

/** Between names of steps. The library adds it with the wrong sign to an axis that is reversed, where they overlapped. */
export const gapOf = (isReversed: boolean): number => (isReversed ? -14 : 14);

/** Lines of the other period are dashed, bars of it are pale. */
export const otherPeriod = {
  '& [data-series^="other-"]': { strokeDasharray: '5 5' },
  '& rect[data-series^="other-"], & [data-series^="other-"] rect': { opacity: 0.45 },
} as const;

/** What charts of values step by step share, as lines or as bars; time runs the way the language is read. */
export function useStepChart(answer: MetricAnswer, lines: readonly ChartLine[]) {
  const colours = coloursOf(useTheme());
  const { language, direction } = useTexts();
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
