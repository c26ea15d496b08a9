import type { AnalyticsSearch } from './analytics-search.ts';

export const tabNames = ['now', 'explore', 'what-if', 'events', 'sql', 'notebook'] as const;
export type TabName = (typeof tabNames)[number];

/** What every tab of the analysts' screen is given. */
export interface TabProps {
  /** The address, the tab's name among it. */
  readonly search: AnalyticsSearch;
  /** Takes the place of the address; the tab stays. What is undefined goes. */
  readonly onSearchChange: (search: AnalyticsSearch) => void;
}
