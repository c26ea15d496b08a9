import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../../../../components/visually-hidden.ts';
import { useTexts } from '../../../../admin-kit/use-texts.ts';
import type { Annotation } from '../../annotations/annotations.ts';
import { annotationHeight, StepAnnotations } from '../../annotations/step-annotations.tsx';
import type { MetricAnswer } from '../../api-types.ts';
import { formatFigure } from '../../figures.ts';
import { stepNames } from '../period-names.ts';
import { AxisBreak } from './axis-break.tsx';
import type { ChartLine } from './chart-lines.ts';
import { CursorCard } from './cursor-card.tsx';
import { CursorLayer } from './cursor-layer.tsx';
import { isPartial, useExtentText } from './extent-texts.ts';
import { labelWidth, LineEndLabels } from './line-end-labels.tsx';
import { LineLegend } from './line-legend.tsx';
import { StepBars } from './step-bars.tsx';
import { extentHeight, StepExtents } from './step-extents.tsx';
import { StepLines } from './step-lines.tsx';
import { gapOf } from './step-positions.ts';
import { useStepCursor } from './use-step-cursor.ts';
import { valueAxis } from './value-axis.ts';

const chartHeight = 360;

const Plot = styled('div')(({ theme }) => ({
  position: 'relative',
  borderRadius: 8,
  userSelect: 'none',
  '&:focus-visible': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 4 },
}));

export interface StepChartProps {
  readonly kind: 'line' | 'bar';
  readonly answer: MetricAnswer;
  readonly lines: readonly ChartLine[];
  readonly annotations: readonly Annotation[];
  /** Whether it has half the width of the screen only. */
  readonly isNarrow?: boolean | undefined;
  /** Indexes of the first and the last step. */
  readonly onZoom: (first: number, last: number) => void;
}

/** Values by step. Time runs in reading direction; a cursor over the steps reads them and selects what to zoom into. */
export default function StepChart({ kind, answer, lines, annotations, isNarrow = false, onZoom }: StepChartProps) {
  const { t, language, direction } = useTexts();
  const help = useId();
  const { steps, unit } = answer;
  const isRtl = direction === 'rtl';
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'));
  const hasLabels = kind === 'line' && isWide && !isNarrow && lines.length > 1;
  const axis = valueAxis(
    answer,
    lines.flatMap(({ values }) => values),
  );
  const write = (value: number | null) => formatFigure(value, unit, language);
  const nameOf = stepNames(answer, language);
  const extentOf = useExtentText(answer);
  const cursor = useStepCursor({ count: steps.length, isRtl, onZoom });
  const titleOf = (index: number) => {
    const step = steps[index]!;
    const extent = extentOf(step);
    return extent === null ? nameOf(step.from) : t('admin.analytics.charts.step', { step: nameOf(step.from), extent });
  };
  const { cursor: at } = cursor;
  const read = (index: number) =>
    lines.map(({ name, values }) => `${name} ${write(values[index] ?? null)}`).join(t('admin.analytics.charts.comma'));
  const selected = at?.anchor !== null && at?.anchor !== undefined && [at.anchor, at.at].toSorted((a, b) => a - b);
  const valueText = selected
    ? t('admin.analytics.charts.selected', { from: titleOf(selected[0]!), to: titleOf(selected[1]!) })
    : t('admin.analytics.charts.at', {
        step: titleOf(at?.at ?? steps.length - 1),
        figures: read(at?.at ?? steps.length - 1),
      });
  const top = 16 + (annotations.length > 0 ? annotationHeight : 0) + (steps.some(isPartial) ? extentHeight : 0);
  const side = hasLabels ? labelWidth : kind === 'line' ? 36 : 8;
  return (
    <>
      {lines.length > 1 && !hasLabels && <LineLegend lines={lines} />}
      <Plot
        role="slider"
        tabIndex={0}
        aria-label={t('admin.analytics.charts.cursor')}
        aria-describedby={help}
        aria-valuemin={1}
        aria-valuemax={steps.length}
        aria-valuenow={(at?.at ?? steps.length - 1) + 1}
        aria-valuetext={valueText}
        onKeyDown={cursor.onKeyDown}
        onBlur={() => cursor.setCursor(null)}
      >
        <ChartsDataProvider
          skipAnimation
          disableKeyboardNavigation
          height={chartHeight}
          margin={{ top, bottom: 0, left: isRtl ? side : 0, right: isRtl ? 0 : side }}
          xAxis={[
            {
              data: steps.map(({ from }) => from),
              scaleType: kind === 'line' ? 'point' : 'band',
              reverse: isRtl,
              valueFormatter: nameOf,
              height: 32,
              tickLabelMinGap: gapOf(isRtl),
            },
          ]}
          yAxis={[
            {
              scaleType: axis.scaleType,
              min: axis.min,
              max: axis.max,
              reverse: axis.reverse,
              domainLimit: 'strict',
              position: isRtl ? 'right' : 'left',
              valueFormatter: write,
              width: 56,
              ...(axis.tickMinStep && { tickMinStep: axis.tickMinStep }),
              ...(axis.ticks && { tickInterval: [...axis.ticks], tickLabelInterval: () => true }),
            },
          ]}
          series={lines.map(({ id, values }) => ({ type: kind, id, data: [...values] }))}
        >
          <ChartsSurface>
            <Measured steps={steps}>
              <StepExtents answer={answer} />
              <ChartsGrid horizontal />
              {kind === 'line' ? (
                <StepLines lines={lines} steps={steps} />
              ) : (
                <StepBars lines={lines} steps={steps} base={axis.min} write={write} />
              )}
              <ChartsXAxis />
              <ChartsYAxis />
              {axis.isCutOff && <AxisBreak />}
              <StepAnnotations annotations={annotations} answer={answer} />
              {hasLabels && <LineEndLabels lines={lines} steps={steps} />}
              <CursorLayer {...cursor} lines={lines} steps={steps} />
            </Measured>
          </ChartsSurface>
          {at && <CursorCard cursor={at} lines={lines} steps={steps} title={titleOf(at.at)} write={write} />}
        </ChartsDataProvider>
      </Plot>
      {axis.isCutOff && <Note text={t('admin.analytics.charts.axisFrom', { value: write(axis.min) })} />}
      {axis.scaleType === 'log' && <Note text={t('admin.analytics.charts.ranks')} />}
      <div data-screen-only>
        {isNarrow ? (
          <VisuallyHidden id={help}>{t('admin.analytics.charts.help')}</VisuallyHidden>
        ) : (
          <Note id={help} text={t('admin.analytics.charts.help')} />
        )}
      </div>
    </>
  );
}

/** Draws nothing until the chart has measured its place, and its axis has taken up the steps. */
function Measured({ steps, children }: { readonly steps: ChartLine['steps']; readonly children: ReactNode }) {
  const { width } = useDrawingArea();
  const scale = useXScale<'band' | 'point'>();
  const isKnown = [steps[0], steps.at(-1)].every((step) => step !== undefined && scale(step.from) !== undefined);
  return isKnown && width > 0 ? children : null;
}

function Note({ id, text }: { readonly id?: string; readonly text: string }) {
  return (
    <Typography id={id} variant="caption" color="textSecondary" component="p" sx={{ m: 0 }}>
      {text}
    </Typography>
  );
}
