import { savedViewFields, type AnalyticsView, type SavedViewTab } from '@henna/domain';
import type { AnalyticsSearch } from '../analytics-search.ts';

/** One property of a view, such as `Metric`: `Votes`. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface ViewDescription {
  /** Suggested title. */
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Whether its days move with the calendar; null where it has none. */
  readonly period: 'moving' | 'fixed' | null;
}

export const emptyDescription: ViewDescription = { title: '', facts: [], period: null };

/** A view without a last day moves with the calendar. */
export const periodOf = (to: string | undefined): 'moving' | 'fixed' => (to === undefined ? 'moving' : 'fixed');

/** A tab's view as it can be saved: only the address parameters that the tab has. */
export const savableView = (tab: SavedViewTab, search: AnalyticsSearch): AnalyticsView => ({
  tab,
  search: Object.fromEntries(
    savedViewFields[tab].flatMap((field) => (search[field] === undefined ? [] : [[field, search[field]]])),
  ),
});

/** The address parameters that show a view again. */
export const searchOfView = ({ tab, search }: AnalyticsView): AnalyticsSearch => ({
  ...search,
  ...(tab !== 'now' && { tab }),
});
