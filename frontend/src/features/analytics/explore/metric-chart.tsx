import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { LoadingBlocks } from '../../../admin-kit/page-parts.tsx';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { Switch } from '../../../components/switch.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { AnnotationList } from '../annotations/annotation-list.tsx';
import type { Annotations } from '../annotations/annotations.ts';
import type { MetricAnswer } from '../api-types.ts';
import { formatFigure } from '../figures.ts';
import { drawnGroups, othersOf, type ChartLine, type ComparedGroup } from './chart/chart-lines.ts';
import { GroupBars } from './group-bars.tsx';
import { StepsTable } from './steps-table.tsx';

const StepChart = lazy(() => import('./chart/step-chart.tsx'));

const Figure = styled('figure')({ margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });

interface MetricChartProps {
  readonly answer: MetricAnswer;
  readonly other: MetricAnswer | undefined;
  readonly view: 'line' | 'bar';
  readonly rows: readonly ComparedGroup[];
  readonly lines: readonly ChartLine[];
  readonly nameOf: (row: ComparedGroup) => string;
  readonly annotations: Annotations;
  /** Whether the others are drawn until the reader chooses. */
  readonly startsWithOthers: boolean;
  /** Whether it is one of several, with half the width of the screen. */
  readonly isNarrow?: boolean;
  readonly onZoom: (first: number, last: number) => void;
}

/** A chart with its title, what is not drawn in it, its table for those who listen, and what staff changed meanwhile. */
export function MetricChart(props: MetricChartProps) {
  const { answer, other, view, rows, lines, nameOf, annotations, startsWithOthers, isNarrow, onZoom } = props;
  const { t } = useTexts();
  const [hasOthers, setHasOthers] = useState(startsWithOthers);
  const shown = lines.filter(({ colour }) => hasOthers || colour !== null);
  const drawn = view === 'bar' ? rows : rows.slice(0, drawnGroups(other));
  const name = t(`admin.analytics.metrics.${answer.metric}.name`);
  // What is counted is in the name already.
  const isCount = answer.unit === 'acts' || answer.unit === 'members';
  const unit = t(`admin.analytics.units.${answer.unit}`);
  return (
    <>
      <Figure>
        <Typography variant="body2" component="figcaption" sx={{ fontWeight: 600 }}>
          {isCount ? name : t('admin.analytics.explore.titleWithUnit', { title: name, unit })}
        </Typography>
        <Suspense fallback={<LoadingBlocks heights={[360]} />}>
          {view === 'bar' && answer.group ? (
            <GroupBars {...{ answer, other, rows, nameOf, hasOthers }} />
          ) : (
            <StepChart
              kind={view}
              {...{ answer, onZoom, isNarrow }}
              lines={shown}
              annotations={annotations.annotations}
            />
          )}
        </Suspense>
      </Figure>
      {answer.group && answer.groups > drawn.length && (
        <NotDrawn {...{ answer, drawn, hasOthers }} onOthersChange={setHasOthers} />
      )}
      <VisuallyHidden as="div">
        <StepsTable answer={answer} lines={shown} linked={false} />
      </VisuallyHidden>
      <AnnotationList {...annotations} timeZone={answer.timeZone} isPart={isNarrow} />
    </>
  );
}

interface NotDrawnProps {
  readonly answer: MetricAnswer;
  readonly drawn: readonly ComparedGroup[];
  readonly hasOthers: boolean;
  readonly onOthersChange: (hasOthers: boolean) => void;
}

/** What becomes of groups that are not drawn one by one. */
function NotDrawn({ answer, drawn, hasOthers, onOthersChange }: NotDrawnProps) {
  const { t, language, number } = useTexts();
  const rest = othersOf(answer, drawn);
  const counts = { count: drawn.length, drawn: number(drawn.length), groups: number(answer.groups) };
  if (!rest)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('admin.analytics.charts.notAdded', counts)}
      </Typography>
    );
  return (
    <Switch
      label={t('admin.analytics.charts.withOthers', {
        n: number(answer.groups - drawn.length),
        total: formatFigure(rest.total, answer.unit, language),
      })}
      checked={hasOthers}
      onChange={onOthersChange}
    />
  );
}
