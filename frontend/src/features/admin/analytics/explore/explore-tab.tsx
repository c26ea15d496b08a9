import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { metricCatalogueQuery } from '../../api/analytics.ts';
import { RefusedState } from '../refused-state.tsx';
import type { TabProps } from '../tab-props.ts';
import { explorationOf } from './exploration.ts';
import { ExploreView } from './explore-view.tsx';
import { LateBlock } from '../../components/late-block.tsx';

/** Any metric over any period, beside any other; all of it stands in the address. */
export default function ExploreTab(props: TabProps) {
  const { data, error, refetch } = useQuery(metricCatalogueQuery());
  const [now] = useState(() => Date.now());
  if (!data && error) return <RefusedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LateBlock heights={[640]} />;
  return <ExploreView {...props} metrics={data.metrics} exploration={explorationOf(props.search, data.metrics, now)} />;
}
