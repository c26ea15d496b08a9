import type { Change, EventOf } from '../shared/event.ts';

/** What the address of each tab of the analysts' screen can say. */
export const savedViewFields = {
  now: [],
  explore: [
    'metric',
    'group',
    'by',
    'from',
    'to',
    'timeZone',
    'versus',
    'view',
    'product',
    'brand',
    'category',
    'subcategory',
    'option',
    'language',
  ],
  'what-if': ['scenario'],
  events: ['types', 'product', 'brand', 'category', 'subcategory', 'option', 'language', 'from', 'to', 'technical'],
  sql: ['sql'],
} as const;

export type SavedViewTab = keyof typeof savedViewFields;
export type SavedViewField<Tab extends SavedViewTab = SavedViewTab> = (typeof savedViewFields)[Tab][number];
export const savedViewTabs = /* @__PURE__ */ Object.keys(savedViewFields) as readonly SavedViewTab[];

/** What was looked at: a tab, and what its address said. A period that the address left open moves with the day. */
export interface AnalyticsView {
  readonly tab: SavedViewTab;
  readonly search: Readonly<Partial<Record<SavedViewField, string>>>;
}

/** What can be changed afterwards. The words are an analyst's own, kept in the clear as reasons are. */
export interface SavedViewText {
  readonly title: string;
  readonly note: string | null;
  /** Name of the dashboard that shows it. */
  readonly dashboard: string | null;
  /** Of a view of the tab explore: the total beyond which its metric is worth a look. */
  readonly threshold: Threshold | null;
}
/** Views that were saved before there were dashboards and thresholds have none. */
type AddedText = Pick<SavedViewText, 'title' | 'note'> & Partial<SavedViewText>;

export const thresholdDirections = ['above', 'below'] as const;
/** A total of a metric in its own unit (shares from 0 to 1), beyond which it is worth a look. */
export interface Threshold {
  readonly direction: (typeof thresholdDirections)[number];
  readonly value: number;
}
export const isBeyond = ({ direction, value }: Threshold, total: number): boolean =>
  direction === 'above' ? total > value : total < value;

/** Tabs whose views have a chart, which a dashboard can show. */
export const dashboardTabs: readonly SavedViewTab[] = ['explore', 'sql'];

/** Stream `savedView-<id>`. */
export type SavedViewEvent =
  | EventOf<
      'SavedViewAdded',
      AddedText & {
        readonly viewId: string;
        readonly view: AnalyticsView;
        /** Name of the token that saved it. */
        readonly savedBy: string | null;
        readonly savedAt: string;
      }
    >
  | EventOf<
      'SavedViewChanged',
      Change<SavedViewText> & {
        readonly viewId: string;
        /** Name of the token that changed it. */
        readonly changedBy: string | null;
        readonly changedAt: string;
      }
    >
  | EventOf<'SavedViewRemoved', { readonly viewId: string; readonly removedAt: string }>
  | EventOf<'SavedViewRestored', { readonly viewId: string; readonly restoredAt: string }>;
