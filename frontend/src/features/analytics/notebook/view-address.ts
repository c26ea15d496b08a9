import { savedViewFields, type AnalyticsView, type SavedViewTab } from '@henna/domain';
import type { AnalyticsSearch } from '../analytics-search.ts';

/** What a tab shows by its address, as it can be kept: of the address only what the tab knows. */
export const viewOf = (tab: SavedViewTab, search: AnalyticsSearch): AnalyticsView => ({
  tab,
  search: Object.fromEntries(
    savedViewFields[tab].flatMap((field) => (search[field] === undefined ? [] : [[field, search[field]]])),
  ),
});

/** The address that shows it again. */
export const addressOf = ({ tab, search }: AnalyticsView): AnalyticsSearch => ({
  ...search,
  ...(tab !== 'now' && { tab }),
});
