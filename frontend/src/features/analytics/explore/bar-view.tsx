import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { formatFigure } from '../figures.ts';
import type { Annotation } from '../annotations/annotations.ts';
import { StepAnnotations } from '../annotations/step-annotations.tsx';
import { coloursOf, gapOf, otherPeriod, useStepChart } from './use-step-chart.ts';
import type { ComparedGroup, ChartLine } from './chart-lines.ts';
import { periodName } from './period-names.ts';
import type { MetricAnswer } from '../api-types.ts';

interface BarViewProps {
  readonly annotations: readonly Annotation[];
  readonly answer: MetricAnswer;
  readonly other: MetricAnswer | undefined;
  readonly lines: readonly ChartLine[];
  readonly rows: readonly ComparedGroup[];
  readonly nameOf: (row: ComparedGroup) => string;
}

/** Totals of groups as bars, or without groups the steps of the whole. */
export default function BarView(props: BarViewProps) {
  return props.answer.group ? <GroupBars {...props} /> : <StepBars {...props} />;
}

function StepBars({ answer, lines, annotations }: BarViewProps) {
  const { chart, steps, values, series } = useStepChart(answer, lines);
  return (
    <BarChart {...chart} xAxis={[{ ...steps, scaleType: 'band' }]} yAxis={[values]} series={series}>
      <StepAnnotations annotations={annotations} answer={answer} />
    </BarChart>
  );
}

const rowHeight = 44;

function GroupBars({ answer, other, rows, nameOf }: BarViewProps) {
  const { t, language, direction } = useTexts();
  const [accent] = coloursOf(useTheme());
  const isRtl = direction === 'rtl';
  const write = (value: number | null) => formatFigure(value, answer.unit, language);
  const names = new Map(rows.map((row) => [row.key ?? '', nameOf(row)]));
  const period = (id: string, label: string, data: (number | null)[]) => ({
    id,
    label,
    data,
    color: accent,
    valueFormatter: write,
  });
  return (
    <BarChart
      skipAnimation
      layout="horizontal"
      height={Math.max(200, 56 + rows.length * rowHeight)}
      grid={{ vertical: true }}
      margin={{ top: 8, bottom: 0, left: isRtl ? 16 : 0, right: isRtl ? 0 : 16 }}
      yAxis={[
        {
          data: [...names.keys()],
          scaleType: 'band',
          position: isRtl ? 'right' : 'left',
          valueFormatter: (key: string) => names.get(key) ?? '',
          width: 132,
          tickLabelInterval: () => true,
        },
      ]}
      xAxis={[{ reverse: isRtl, valueFormatter: write, height: 32, tickLabelMinGap: gapOf(isRtl) }]}
      series={[
        period(
          'now-0',
          periodName(answer, language),
          rows.map(({ now }) => now.total),
        ),
        ...(other
          ? [
              period(
                'other-0',
                periodName(other, language),
                rows.map(({ before }) => before?.total ?? null),
              ),
            ]
          : []),
      ]}
      hideLegend={!other}
      localeText={{ noData: t('admin.analytics.explore.none') }}
      sx={otherPeriod}
    />
  );
}
