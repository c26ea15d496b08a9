import { useRef } from 'react';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { EmptyState } from '../../../components/states.tsx';
import { AnnotationList } from '../annotations/annotation-list.tsx';
import type { Annotations } from '../annotations/annotations.ts';
import { Foot } from '../analytics.styles.ts';
import type { MetricAnswer } from '../api-types.ts';
import { AsOfLine, useAsOfText } from '../parts.tsx';
import { ChartCard } from './chart-card.tsx';
import { chartLines, compareGroups, drawnGroups, othersDwarf, type LineTexts } from './chart/chart-lines.ts';
import type { View } from './exploration.ts';
import { FiguresDownload } from './figures-download.tsx';
import { periodName } from './period-names.ts';
import { StepsTable } from './steps-table.tsx';
import { TotalsTable } from './totals-table.tsx';
import { useGroupName } from './use-group-name.ts';

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
  const { t, language, number } = useTexts();
  const nameOf = useGroupName(answer.group);
  const card = useRef<HTMLDivElement>(null);
  const asOf = useAsOfText(answer);
  const rows = compareGroups(answer, other);
  if (rows.length === 0)
    return <EmptyState title={t('admin.analytics.explore.none')} text={t('admin.analytics.explore.noneText')} />;
  const texts: LineTexts = {
    name: nameOf,
    before: (name) =>
      other ? t('admin.analytics.explore.inPeriod', { name, period: periodName(other, language) }) : name,
    others: (groups) => t('admin.analytics.charts.others', { n: number(groups) }),
  };
  const linesOf = (most: number) => chartLines(rows, answer, other, texts, most);
  const captions = [`${periodName(answer, language)} · ${answer.timeZone}`, asOf];
  const paintChart = async () => (await import('./chart/chart-picture.ts')).chartPicture(card.current!, captions);
  return (
    <>
      {view === 'table' ? (
        <>
          <StepsTable answer={answer} lines={linesOf(rows.length)} linked />
          <AnnotationList {...annotations} timeZone={answer.timeZone} />
        </>
      ) : (
        <ChartCard
          key={`${view} ${answer.metric} ${answer.group}`}
          ref={card}
          {...{ answer, other, rows, nameOf, view, annotations, onZoom }}
          lines={linesOf(drawnGroups(other))}
          startsWithOthers={!othersDwarf(answer, rows.slice(0, view === 'bar' ? undefined : drawnGroups(other)))}
        />
      )}
      <TotalsTable {...{ answer, other, rows, nameOf }} />
      <Foot>
        <AsOfLine {...answer} />
        <FiguresDownload answers={[answer, other]} picture={view === 'table' ? undefined : paintChart} />
      </Foot>
    </>
  );
}
