import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartColumn, ChartLine, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingBlocks } from '../../../admin-kit/page-parts.tsx';
import type { TabProps } from '../analytics-page.tsx';
import { HeadActions, Section } from '../analytics.styles.ts';
import { metricCatalogueQuery, metricQuery } from '../api/analytics.ts';
import { useAnnotations } from '../annotations/annotations.ts';
import { SaveView } from '../notebook/save-view.tsx';
import { savableView } from '../notebook/view-description.ts';
import { LoadingFigures, SectionHead, RefusedState } from '../parts.tsx';
import { Controls } from './controls.tsx';
import { dayIn } from './calendar-days.ts';
import { metricRequest, explorationOf, views, type Days, type Exploration, type View } from './exploration.ts';
import { Figures } from './figures.tsx';
import { Filters } from './filters.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { zoomSearch } from './periods.ts';
import type { MetricAnswer, MetricDefinition } from '../api-types.ts';

const shownGroups = 20;
/** As many groups of the other period as possible, so that those of the first are among them. */
const otherGroups = 100;

/** Products whose removal or restoration is an annotation. */
const productsShown = (answer: MetricAnswer | undefined, product: string | undefined): readonly string[] => [
  ...(answer?.group === 'product' ? answer.series.flatMap(({ key }) => key ?? []) : []),
  ...(product === undefined ? [] : [product]),
];

interface ExploreViewProps extends TabProps {
  readonly metrics: readonly MetricDefinition[];
  readonly exploration: Exploration;
}

function ExploreView({ search, onSearchChange, metrics, exploration }: ExploreViewProps) {
  const { t } = useTranslation();
  const { definition, days, versus, view } = exploration;
  const first = useQuery({
    ...metricQuery(definition.name, metricRequest(exploration, days, shownGroups)),
    placeholderData: keepPreviousData,
  });
  const second = useQuery({
    ...metricQuery(definition.name, metricRequest(exploration, versus ?? days, otherGroups)),
    enabled: versus !== undefined,
    placeholderData: keepPreviousData,
  });
  const error = first.error ?? (versus ? second.error : null);
  const refetch = () => Promise.all([first.refetch(), ...(versus ? [second.refetch()] : [])]);
  const answer = first.data;
  const annotations = useAnnotations(answer, productsShown(answer, search.product));
  const { outer, choose, zoom, zoomOut } = useZoom({ search, onSearchChange, exploration });
  const isReady = answer !== undefined && (!versus || second.data !== undefined);
  return (
    <Section aria-labelledby="analytics-metric" aria-busy={first.isFetching || second.isFetching}>
      <Controls {...{ search, onSearchChange, metrics, exploration }} />
      <PeriodChoice {...{ exploration, outer }} onPeriodChange={choose} onZoomOut={zoomOut} />
      <Filters {...{ search, onSearchChange, exploration }} />
      <SectionHead
        id="analytics-metric"
        title={t(`admin.analytics.metrics.${definition.name}.name`)}
        text={t(`admin.analytics.metrics.${definition.name}.text`)}
      >
        <HeadActions>
          <SaveView view={savableView('explore', search)} />
          <ViewChoice
            view={view}
            onChange={(to) => onSearchChange({ ...search, view: to === 'line' ? undefined : to })}
          />
        </HeadActions>
      </SectionHead>
      {error ? (
        <RefusedState error={error} onRetry={() => void refetch()} />
      ) : isReady && annotations ? (
        <Figures
          {...{ answer, view, annotations }}
          other={versus && second.data}
          onZoom={(from, to) => zoom(answer, from, to)}
        />
      ) : (
        <LoadingFigures reason={first.failureReason ?? second.failureReason} heights={[440]} />
      )}
    </Section>
  );
}

/** Zooms into steps of a chart; what was shown before is remembered for the way back. */
function useZoom({ search, onSearchChange, exploration }: TabProps & { readonly exploration: Exploration }) {
  const { days, timeZone } = exploration;
  const [outer, setOuter] = useState<readonly (Days & { readonly search: TabProps['search'] })[]>([]);
  const last = outer.at(-1);
  // Another choice of days has left the part that was zoomed into.
  const isWithin = last !== undefined && last.first <= days.first && days.last <= last.last;
  return {
    outer: isWithin ? last : undefined,
    choose: (period: Pick<TabProps['search'], 'from' | 'to' | 'by'>) => {
      setOuter([]);
      onSearchChange({ ...search, ...period });
    },
    zoom: ({ steps }: MetricAnswer, from: number, to: number) => {
      const part = {
        first: dayIn(timeZone, Date.parse(steps[from]!.from)),
        last: dayIn(timeZone, Date.parse(steps[to]!.to) - 1),
      };
      setOuter([...(isWithin ? outer : []), { ...days, search }]);
      onSearchChange({ ...search, ...zoomSearch(exploration, part) });
    },
    zoomOut: () => {
      if (!last) return;
      const { from, to, by } = last.search;
      setOuter(outer.slice(0, -1));
      onSearchChange({ ...search, from, to, by });
    },
  };
}

const Choice = styled('div')(({ theme }) => ({
  display: 'flex',
  padding: 3,
  borderRadius: 999,
  border: `1px solid ${theme.vars?.palette.divider}`,
  '& button': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 38,
    paddingInline: 14,
    border: 0,
    borderRadius: 999,
    background: 'none',
    color: theme.vars?.palette.text.secondary,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '& button[aria-pressed=true]': {
    background: theme.vars?.palette.text.primary,
    color: theme.vars?.palette.background.default,
  },
}));

const icons = { line: ChartLine, bar: ChartColumn, table: Table2 } as const;

function ViewChoice({ view, onChange }: { readonly view: View; readonly onChange: (view: View) => void }) {
  const { t } = useTranslation();
  return (
    <Choice role="group" aria-label={t('admin.analytics.explore.shownAs')}>
      {views.map((each) => {
        const Icon = icons[each];
        return (
          <button key={each} type="button" aria-pressed={each === view} onClick={() => onChange(each)}>
            <Icon size={16} aria-hidden />
            {t(`admin.analytics.explore.views.${each}`)}
          </button>
        );
      })}
    </Choice>
  );
}

/** Any metric over any period, compared with another one; the address holds all choices. */
export default function ExploreTab(props: TabProps) {
  const { data, error, refetch } = useQuery(metricCatalogueQuery());
  const [now] = useState(() => Date.now());
  if (!data && error) return <RefusedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlocks heights={[640]} />;
  return <ExploreView {...props} metrics={data.metrics} exploration={explorationOf(props.search, data.metrics, now)} />;
}
