import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LoadingBlocks } from '../../../admin-kit/page-parts.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { useAnnotations } from '../annotations/annotations.ts';
import type { MetricAnswer, MetricDefinition, SavedView } from '../api-types.ts';
import { metricCatalogueQuery, metricQuery } from '../api/analytics.ts';
import { dayIn } from '../explore/calendar-days.ts';
import { explorationOf, metricRequest, type View } from '../explore/exploration.ts';
import { MetricChart } from '../explore/metric-chart.tsx';
import { zoomSearch } from '../explore/periods.ts';
import { TotalsTable } from '../explore/totals-table.tsx';
import { useChartLines } from '../explore/use-chart-lines.ts';
import { searchOfView } from '../notebook/view-description.ts';
import { AsOfLine, LoadingFigures, RefusedState } from '../parts.tsx';

const refetchMs = 60_000;
const shownGroups = 10;
const otherGroups = 100;

interface ExplorePanelProps {
  readonly entry: SavedView;
  /** By which periods that move are placed. */
  readonly now: number;
}

/** The chart of a saved view of the tab explore, with the same marks as there. */
export function ExplorePanel(props: ExplorePanelProps) {
  const { data, error, refetch } = useQuery(metricCatalogueQuery());
  if (!data && error) return <RefusedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlocks heights={[400]} />;
  return <Explored {...props} metrics={data.metrics} />;
}

function Explored({
  entry: { view },
  now,
  metrics,
}: ExplorePanelProps & { readonly metrics: readonly MetricDefinition[] }) {
  const navigate = useNavigate();
  const exploration = explorationOf(view.search, metrics, now);
  const { definition, days, versus, timeZone } = exploration;
  const options = { placeholderData: keepPreviousData, refetchInterval: refetchMs };
  const first = useQuery({
    ...metricQuery(definition.name, metricRequest(exploration, days, shownGroups)),
    ...options,
  });
  const second = useQuery({
    ...metricQuery(definition.name, metricRequest(exploration, versus ?? days, otherGroups)),
    ...options,
    enabled: versus !== undefined,
  });
  const answer = first.data;
  const error = first.error ?? (versus ? second.error : null);
  if (error)
    return (
      <RefusedState
        error={error}
        onRetry={() => void Promise.all([first.refetch(), ...(versus ? [second.refetch()] : [])])}
      />
    );
  if (!answer || (versus && !second.data))
    return <LoadingFigures reason={first.failureReason ?? second.failureReason} heights={[400]} />;
  const onZoom = (from: number, to: number) => {
    const part = {
      first: dayIn(timeZone, Date.parse(answer.steps[from]!.from)),
      last: dayIn(timeZone, Date.parse(answer.steps[to]!.to) - 1),
    };
    void navigate({
      to: '/admin/analytics',
      search: { ...searchOfView(view), ...zoomSearch(exploration, part) },
    });
  };
  return (
    <Drawn
      answer={answer}
      other={versus && second.data}
      view={exploration.view}
      product={view.search['product']}
      onZoom={onZoom}
    />
  );
}

interface DrawnProps {
  readonly answer: MetricAnswer;
  readonly other: MetricAnswer | undefined;
  readonly view: View;
  readonly product: string | undefined;
  readonly onZoom: (first: number, last: number) => void;
}

function Drawn({ answer, other, view, product, onZoom }: DrawnProps) {
  const { t } = useTexts();
  const { rows, nameOf, lines, startsWithOthers } = useChartLines(answer, other, view);
  const products = [...(answer.group === 'product' ? answer.series.flatMap(({ key }) => key ?? []) : []), product];
  const annotations = useAnnotations(
    answer,
    products.filter((id) => id !== undefined),
  );
  if (!annotations) return <LoadingBlocks heights={[400]} />;
  if (rows.every(({ now, before }) => now.total === null && !before?.total))
    return <EmptyState title={t('admin.analytics.explore.none')} text={t('admin.analytics.explore.noneText')} />;
  return (
    <>
      {view === 'table' ? (
        <TotalsTable {...{ answer, other, rows, nameOf }} />
      ) : (
        <MetricChart
          key={`${view} ${answer.metric} ${answer.group}`}
          {...{ answer, other, rows, nameOf, lines, view, annotations, startsWithOthers, onZoom }}
          isNarrow
        />
      )}
      <AsOfLine {...answer} />
    </>
  );
}
