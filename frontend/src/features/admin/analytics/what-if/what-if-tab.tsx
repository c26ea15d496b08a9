import '../../../../i18n/admin.load.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rulesQuery } from '../../api/what-if.ts';
import { RefusedState } from '../refused-state.tsx';
import type { TabProps } from '../tab-props.ts';
import { nothingLeftOut, rulesOf, triedOfAddress } from './tried.ts';
import { useAddressed } from './use-addressed.ts';
import { WhatIfView } from './what-if-view.tsx';
import { LateBlock } from '../../components/late-block.tsx';

/** Tries other rules of the trending order beside today's; the address says which. */
export default function WhatIf({ search, onSearchChange }: TabProps) {
  const { data: known, error, refetch } = useQuery(rulesQuery());
  const { moved, move } = useAddressed(search, onSearchChange);
  const addressed = useMemo(() => triedOfAddress(search.scenario), [search.scenario]);
  const live = known?.live;
  const today = useMemo(() => live && { ...rulesOf(live), ...nothingLeftOut }, [live]);
  if (!known && error) return <RefusedState error={error} onRetry={() => void refetch()} />;
  if (!known || !today) return <LateBlock heights={[980]} />;
  const asked = moved ?? addressed;
  return <WhatIfView tried={asked ?? today} isOwn={asked !== null} today={today} known={known} onChange={move} />;
}
