import { useRef } from 'react';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { EmptyState } from '../../../components/states.tsx';
import { AnnotationList } from '../annotations/annotation-list.tsx';
import type { Annotations } from '../annotations/annotations.ts';
import { Card, Foot } from '../analytics.styles.ts';
import type { MetricAnswer } from '../api-types.ts';
import { AsOfLine, useAsOfText } from '../parts.tsx';
import type { View } from './exploration.ts';
import { FiguresDownload } from './figures-download.tsx';
import { MetricChart } from './metric-chart.tsx';
import { periodName } from './period-names.ts';
import { StepsTable } from './steps-table.tsx';
import { TotalsTable } from './totals-table.tsx';
import { useChartLines } from './use-chart-lines.ts';

interface FiguresProps {
  readonly answer: MetricAnswer;
  readonly other: MetricAnswer | undefined;
  readonly view: View;
  readonly annotations: Annotations;
  /** Indexes of the first and the last step. */
  readonly onZoom: (first: number, last: number) => void;
}

/** A metric as lines, bars or a table, with totals and the moment it was counted. */
export function Figures({ answer, other, view, annotations, onZoom }: FiguresProps) {
  const { t, language } = useTexts();
  const card = useRef<HTMLDivElement>(null);
  const asOf = useAsOfText(answer);
  const { rows, nameOf, lines, startsWithOthers } = useChartLines(answer, other, view);
  if (rows.length === 0)
    return <EmptyState title={t('admin.analytics.explore.none')} text={t('admin.analytics.explore.noneText')} />;
  const captions = [`${periodName(answer, language)} · ${answer.timeZone}`, asOf];
  const paintChart = async () => (await import('./chart/chart-picture.ts')).chartPicture(card.current!, captions);
  return (
    <>
      {view === 'table' ? (
        <>
          <StepsTable answer={answer} lines={lines} linked />
          <AnnotationList {...annotations} timeZone={answer.timeZone} />
        </>
      ) : (
        <Card ref={card}>
          <MetricChart
            key={`${view} ${answer.metric} ${answer.group}`}
            {...{ answer, other, rows, nameOf, lines, view, annotations, startsWithOthers, onZoom }}
          />
        </Card>
      )}
      <TotalsTable {...{ answer, other, rows, nameOf }} />
      <Foot>
        <AsOfLine {...answer} />
        <FiguresDownload answers={[answer, other]} picture={view === 'table' ? undefined : paintChart} />
      </Foot>
    </>
  );
}
