import { metricLanguages, type MetricGroup } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ImageDown } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { LoadingBlocks } from '../../../admin-kit/page-parts.tsx';
import { downloadFields } from '../../../admin-kit/table/column.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { EmptyState } from '../../../components/states.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { allRecordsQuery } from '../../records/index.ts';
import { Card, Foot } from '../analytics.styles.ts';
import { DownloadButtons } from '../download-buttons.tsx';
import { AnnotationList } from '../annotations/annotation-list.tsx';
import type { Annotations } from '../annotations/annotations.ts';
import { AsOfLine, useAsOfText } from '../parts.tsx';
import { compareGroups, maxDrawnGroups, figureRows, chartLines, type FigureRow } from './chart-lines.ts';
import type { View } from './exploration.ts';
import { periodName } from './period-names.ts';
import { StepsTable } from './steps-table.tsx';
import { TotalsTable } from './totals-table.tsx';
import type { MetricAnswer } from '../api-types.ts';

const columns = downloadFields<FigureRow>(
  ...(['period', 'from', 'to', 'extent', 'key', 'name', 'value', 'unit', 'position', 'asOf'] as const),
);

interface FiguresDownloadProps {
  readonly answers: readonly (MetricAnswer | undefined)[];
  /** Makes a picture of the chart; absent for a table. */
  readonly picture?: (() => Promise<Blob>) | undefined;
}

function FiguresDownload({ answers, picture }: FiguresDownloadProps) {
  const { t } = useTranslation();
  const name = answers[0]?.metric ?? 'metric';
  const paint = useMutation({
    mutationFn: (make: () => Promise<Blob>) => make(),
    onSuccess: (png) => saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.png`, png),
    onError: () => showToast({ title: t('admin.table.downloadFailed'), tone: 'error' }),
  });
  return (
    <DownloadButtons
      label={t('admin.analytics.explore.download')}
      name={name}
      columns={columns}
      rows={() => figureRows(answers)}
      json={() => answers.filter((answer) => answer !== undefined)}
    >
      {picture && (
        <Button
          color="inherit"
          startIcon={<ImageDown size={16} aria-hidden />}
          disabled={paint.isPending}
          onClick={() => paint.mutate(picture)}
        >
          PNG
        </Button>
      )}
    </DownloadButtons>
  );
}

/** Names of an answer's groups, in the reader's language where they have one. */
function useGroupName(group: MetricGroup | null) {
  const { t } = useTranslation();
  const label = useLabel();
  const categories = useQuery({ ...allRecordsQuery('categories'), enabled: group === 'category' });
  const subcategories = useQuery({ ...allRecordsQuery('subcategories'), enabled: group === 'subcategory' });
  const records = { category: categories.data, subcategory: subcategories.data };
  return ({ key, name }: { readonly key: string | null; readonly name: string | null }): string => {
    if (key === null) return t('admin.analytics.explore.everything');
    const language = group === 'language' && metricLanguages.find((each) => each === key);
    if (language) return t(`admin.analytics.languages.${language}`);
    const record =
      group === 'category' || group === 'subcategory' ? records[group]?.find(({ id }) => id === key) : undefined;
    if (record) return label(record.displayName, record.labels);
    return name ?? t('admin.analytics.explore.gone');
  };
}

const LineView = lazy(() => import('./line-view.tsx'));
const BarView = lazy(() => import('./bar-view.tsx'));

const Figure = styled('figure')({ margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });

interface FiguresProps {
  readonly answer: MetricAnswer;
  readonly other: MetricAnswer | undefined;
  readonly view: View;
  readonly annotations: Annotations;
}

/** A metric as lines, bars or a table, with totals and the moment it was counted. */
export function Figures({ answer, other, view, annotations }: FiguresProps) {
  const { t, language, number } = useTexts();
  const nameOf = useGroupName(answer.group);
  const rows = compareGroups(answer, other);
  const lines = chartLines(rows, answer, other, {
    name: nameOf,
    other: (name) =>
      other ? t('admin.analytics.explore.inPeriod', { name, period: periodName(other, language) }) : name,
  });
  const card = useRef<HTMLDivElement>(null);
  const title = t(`admin.analytics.metrics.${answer.metric}.name`);
  const asOf = useAsOfText(answer);
  const paintChart = async () => (await import('./chart-picture.ts')).chartPicture(card.current!, captions);
  const captions = [`${periodName(answer, language)} · ${answer.timeZone}`, asOf];
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
            <Suspense fallback={<LoadingBlocks heights={[360]} />}>
              {view === 'line' ? (
                <LineView answer={answer} lines={lines} annotations={annotations.annotations} />
              ) : (
                <BarView {...{ answer, other, lines, rows, nameOf }} annotations={annotations.annotations} />
              )}
            </Suspense>
          </Figure>
          <VisuallyHidden as="div">{table}</VisuallyHidden>
          <AnnotationList {...annotations} timeZone={answer.timeZone} />
        </Card>
      )}
      {view === 'table' && <AnnotationList {...annotations} timeZone={answer.timeZone} />}
      {answer.group && answer.groups > maxDrawnGroups(other) && view !== 'bar' && (
        <Typography variant="body2" color="textSecondary">
          {t('admin.analytics.explore.firstGroups', {
            drawn: number(maxDrawnGroups(other)),
            groups: number(answer.groups),
          })}
        </Typography>
      )}
      <TotalsTable {...{ answer, other, rows, nameOf }} />
      <Foot>
        <AsOfLine {...answer} />
        <FiguresDownload answers={[answer, other]} picture={view === 'table' ? undefined : paintChart} />
      </Foot>
    </>
  );
}
