import type { MetricAnswer } from '@henna/contracts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Spoken } from '../../../../components/spoken.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { Foot, Card } from '../analytics.styles.ts';
import { AsOf, useAsOf } from '../as-of.tsx';
import { MarkList } from '../marks/mark-list.tsx';
import type { Marks } from '../marks/use-marks.ts';
import { comparedOf } from './compared.ts';
import type { View } from './exploration.ts';
import { FiguresDownload } from './figures-download.tsx';
import { drawnGroupsOf, linesOf } from './lines.ts';
import { StepsTable } from './steps-table.tsx';
import { periodName } from './step-name.ts';
import { TotalsTable } from './totals-table.tsx';
import { useGroupName } from './use-group-name.ts';
import { LateBlock } from '../../components/late-block.tsx';

const LineView = lazy(() => import('./line-view.tsx'));
const BarView = lazy(() => import('./bar-view.tsx'));

const Figure = styled('figure')({ margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });

interface FiguresProps {
  readonly answer: MetricAnswer;
  readonly other: MetricAnswer | undefined;
  readonly view: View;
  readonly changed: Marks;
}

/** The same numbers as a line, as bars or as a table, with their totals, and when they were counted. */
export function Figures({ answer, other, view, changed }: FiguresProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const nameOf = useGroupName(answer.group);
  const rows = comparedOf(answer, other);
  const lines = linesOf(rows, answer, other, {
    name: nameOf,
    other: (name) =>
      other ? t('admin.analytics.explore.inPeriod', { name, period: periodName(other, language) }) : name,
  });
  const card = useRef<HTMLDivElement>(null);
  const title = t(`admin.analytics.metrics.${answer.metric}.name`);
  const asOf = useAsOf(answer);
  const painted = async () => (await import('./picture/chart-picture.ts')).chartPicture(card.current!, said);
  const said = [`${periodName(answer, language)} · ${answer.timeZone}`, asOf];
  if (rows.length === 0)
    return <EmptyState title={t('admin.analytics.explore.none')} text={t('admin.analytics.explore.noneText')} />;
  const table = <StepsTable answer={answer} lines={lines} linked={view === 'table'} />;
  return (
    <>
      {view === 'table' ? (
        table
      ) : (
        <Card ref={card}>
          <Figure>
            <Typography variant="body2" component="figcaption" sx={{ fontWeight: 600 }}>
              {t('admin.analytics.explore.titleWithUnit', { title, unit: t(`admin.analytics.units.${answer.unit}`) })}
            </Typography>
            <Suspense fallback={<LateBlock heights={[360]} />}>
              {view === 'line' ? (
                <LineView answer={answer} lines={lines} marks={changed.marks} />
              ) : (
                <BarView {...{ answer, other, lines, rows, nameOf }} marks={changed.marks} />
              )}
            </Suspense>
          </Figure>
          <Spoken as="div">{table}</Spoken>
          <MarkList {...changed} timeZone={answer.timeZone} />
        </Card>
      )}
      {view === 'table' && <MarkList {...changed} timeZone={answer.timeZone} />}
      {answer.group && answer.groups > drawnGroupsOf(other) && view !== 'bar' && (
        <Typography variant="body2" color="textSecondary">
          {t('admin.analytics.explore.firstGroups', {
            drawn: formatNumber(drawnGroupsOf(other), language),
            groups: formatNumber(answer.groups, language),
          })}
        </Typography>
      )}
      <TotalsTable {...{ answer, other, rows, nameOf }} />
      <Foot>
        <AsOf {...answer} />
        <FiguresDownload answers={[answer, other]} picture={view === 'table' ? undefined : painted} />
      </Foot>
    </>
  );
}
