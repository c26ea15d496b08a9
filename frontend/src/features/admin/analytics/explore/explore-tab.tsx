import { useQuery } from '@tanstack/react-query';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { Late } from '../../../../components/late.tsx';
import { metricCatalogueQuery } from '../../api/analytics.ts';
import { RefusedState } from '../refused-state.tsx';
import type { TabProps } from '../tab-props.ts';
import { explorationOf } from './exploration.ts';
import { ExploreView } from './explore-view.tsx';

/** Any metric over any period, beside any other; all of it stands in the address. */
export default function ExploreTab(props: TabProps) {
  const { data, error, refetch } = useQuery(metricCatalogueQuery());
  const [now] = useState(() => Date.now());
  if (!data && error) return <RefusedState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Late>
        <Skeleton variant="rounded" height={640} aria-hidden />
      </Late>
    );
  return <ExploreView {...props} metrics={data.metrics} exploration={explorationOf(props.search, data.metrics, now)} />;
}
