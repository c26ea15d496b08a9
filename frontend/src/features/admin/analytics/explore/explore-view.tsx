import type { MetricAnswer, MetricDefinition } from '@henna/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { metricQuery } from '../../api/analytics.ts';
import { HeadActs, Part } from '../analytics.styles.ts';
import { useMarks } from '../marks/use-marks.ts';
import { KeepView } from '../notebook/keep-view.tsx';
import { viewOf } from '../notebook/view-address.ts';
import { RefusedState } from '../refused-state.tsx';
import type { TabProps } from '../tab-props.ts';
import { Controls } from './controls.tsx';
import { askedOf, type Exploration } from './exploration.ts';
import { Figures } from './figures.tsx';
import { Filters } from './filters.tsx';
import { ViewChoice } from './view-choice.tsx';
import { LateBlock } from '../../components/late-block.tsx';
import { PartHead } from '../part-head.tsx';

const shownGroups = 20;
/** Of the other period as many as there may be, so that those of the first are among them. */
const otherGroups = 100;

/** Whose coming and going changes what is shown. */
const productsShown = (answer: MetricAnswer | undefined, product: string | undefined): readonly string[] => [
  ...(answer?.group === 'product' ? answer.series.flatMap(({ key }) => key ?? []) : []),
  ...(product === undefined ? [] : [product]),
];

interface ExploreViewProps extends TabProps {
  readonly metrics: readonly MetricDefinition[];
  readonly exploration: Exploration;
}

export function ExploreView({ search, onSearchChange, metrics, exploration }: ExploreViewProps) {
  const { t } = useTranslation();
  const { definition, days, versus, view } = exploration;
  const first = useQuery({
    ...metricQuery(definition.name, askedOf(exploration, days, shownGroups)),
    placeholderData: keepPreviousData,
  });
  const second = useQuery({
    ...metricQuery(definition.name, askedOf(exploration, versus ?? days, otherGroups)),
    enabled: versus !== undefined,
    placeholderData: keepPreviousData,
  });
  const error = first.error ?? (versus ? second.error : null);
  const again = () => Promise.all([first.refetch(), ...(versus ? [second.refetch()] : [])]);
  const answer = first.data;
  const changed = useMarks(answer, productsShown(answer, search.product));
  const isReady = answer !== undefined && (!versus || second.data !== undefined);
  return (
    <Part aria-labelledby="analytics-metric" aria-busy={first.isFetching || second.isFetching}>
      <Controls {...{ search, onSearchChange, metrics, exploration }} />
      <Filters {...{ search, onSearchChange, exploration }} />
      <PartHead
        id="analytics-metric"
        title={t(`admin.analytics.metrics.${definition.name}.name`)}
        text={t(`admin.analytics.metrics.${definition.name}.text`)}
      >
        <HeadActs>
          <KeepView view={viewOf('explore', search)} />
          <ViewChoice
            view={view}
            onChange={(to) => onSearchChange({ ...search, view: to === 'line' ? undefined : to })}
          />
        </HeadActs>
      </PartHead>
      {error ? (
        <RefusedState error={error} onRetry={() => void again()} />
      ) : isReady && changed ? (
        <Figures {...{ answer, view, changed }} other={versus && second.data} />
      ) : (
        <LateBlock heights={[440]} />
      )}
    </Part>
  );
}
