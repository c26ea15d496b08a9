import { type Theme, useTheme } from '@mui/material/styles';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { formatFigure } from '../figures.ts';
import type { ChartLine } from './chart-lines.ts';
import { stepNames } from './period-names.ts';
import type { MetricAnswer } from '../api-types.ts';

/** Colours of the groups, beginning with the accent. */
export const coloursOf = ({ vars }: Theme): readonly string[] => {
  const { primary, leaf, saffron, tint } = vars.palette;
  return [primary.main, leaf, saffron, tint.iris.ink, tint.clay.ink];
};

const chartHeight = 360;

/** Room for half a step's name beyond the end of the axis. */
const marginOf = (isRtl: boolean) => ({ top: 12, bottom: 0, left: isRtl ? 32 : 0, right: isRtl ? 0 : 32 }) as const;

/** Gap between step names. The library adds it with the wrong sign to a reversed axis, where they would overlap. */
export const gapOf = (isReversed: boolean): number => (isReversed ? -14 : 14);

/** Lines of the other period are dashed, its bars are pale. */
export const otherPeriod = {
  '& [data-series^="other-"]': { strokeDasharray: '5 5' },
  '& rect[data-series^="other-"], & [data-series^="other-"] rect': { opacity: 0.45 },
} as const;

/** Props shared by charts of values by step; time runs in reading direction. */
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
