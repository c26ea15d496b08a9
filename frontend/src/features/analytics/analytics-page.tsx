import '../../i18n/admin.load.ts';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useRef, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingBlocks, PageHead } from '../../admin-kit/page-parts.tsx';
import { useMayAnalyse } from '../../admin-kit/session.ts';
import { useSearchState } from '../../admin-kit/table/table-search.ts';
import { EmptyState } from '../../components/states.tsx';
import { Tabs } from '../../components/tabs.tsx';
import type { AnalyticsSearch } from './analytics-search.ts';

const contents: Readonly<Record<TabName, ComponentType<TabProps>>> = {
  now: lazy(() => import('./live/live-tab.tsx')),
  explore: lazy(() => import('./explore/explore-tab.tsx')),
  'what-if': lazy(() => import('./what-if/what-if-tab.tsx')),
  events: lazy(() => import('./events/events-tab.tsx')),
  sql: lazy(() => import('./sql/sql-tab.tsx')),
  notebook: lazy(() => import('./notebook/notebook-tab.tsx')),
  dashboard: lazy(() => import('./dashboard/dashboard-tab.tsx')),
};

const Narrow = styled('div')({ maxWidth: 760 });
const Content = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });

export function AnalyticsPage() {
  const [search, onSearchChange] = useSearchState<AnalyticsSearch>();
  const { t } = useTranslation();
  const mayAnalyse = useMayAnalyse();
  const tab = tabNames.find((name) => name === search.tab) ?? 'now';
  const searchByTab = useRef<Partial<Record<TabName, AnalyticsSearch>>>({});
  if (!mayAnalyse)
    return (
      <>
        <PageHead title={t('admin.shell.analytics')} />
        <EmptyState title={t('admin.analytics.onlyAnalysts')} text={t('admin.analytics.onlyAnalystsText')} />
      </>
    );
  const Tab = contents[tab];
  /** A tab keeps its parameters while another one is shown. */
  const goTo = (to: TabName) => {
    searchByTab.current[tab] = search;
    onSearchChange({ ...searchByTab.current[to], tab: to === 'now' ? undefined : to });
  };
  return (
    <>
      <PageHead title={t('admin.shell.analytics')} text={t('admin.analytics.text')} />
      <Narrow>
        <Tabs
          label={t('admin.shell.analytics')}
          value={tab}
          tabs={tabNames.map((value) => ({ value, text: t(`admin.analytics.tabs.${value}`) }))}
          panel="analytics-panel"
          onChange={goTo}
        />
      </Narrow>
      <Content id="analytics-panel" role="tabpanel" aria-labelledby={`${tab}-tab`}>
        <Suspense fallback={<LoadingBlocks heights={[420]} />}>
          <Tab search={search} onSearchChange={(next) => onSearchChange({ ...next, tab: search.tab })} />
        </Suspense>
      </Content>
    </>
  );
}

export const tabNames = ['now', 'explore', 'what-if', 'events', 'sql', 'notebook', 'dashboard'] as const;
export type TabName = (typeof tabNames)[number];

export interface TabProps {
  readonly search: AnalyticsSearch;
  /** Replaces the address parameters; the tab stays. */
  readonly onSearchChange: (search: AnalyticsSearch) => void;
}
