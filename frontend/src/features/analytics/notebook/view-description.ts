import { savedViewFields, type AnalyticsView, type SavedViewTab } from '@henna/domain';
import type { AnalyticsSearch } from '../analytics-search.ts';

/** One thing that a view shows: `Metric`, `Votes`. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A view in words. */
export interface ViewDescription {
  /** What it could be called. */
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Whether the days it shows go on with the calendar; `null` where it shows none. */
  readonly period: 'moving' | 'fixed' | null;
}

export const emptyDescription: ViewDescription = { title: '', facts: [], period: null };

/** What begins at a day and ends at none goes on; so does what has neither. */
export const periodOf = (to: string | undefined): 'moving' | 'fixed' => (to === undefined ? 'moving' : 'fixed');

/** What a tab shows by its address, as it can be kept: of the address only what the tab knows. */
export const savableView = (tab: SavedViewTab, search: AnalyticsSearch): AnalyticsView => ({
  tab,
  search: Object.fromEntries(
    savedViewFields[tab].flatMap((field) => (search[field] === undefined ? [] : [[field, search[field]]])),
  ),
});

/** The address that shows it again. */
export const searchOfView = ({ tab, search }: AnalyticsView): AnalyticsSearch => ({
  ...search,
  ...(tab !== 'now' && { tab }),
});
