import type { MetricLanguage } from './analytics-program.ts';

export const metricLevels = ['all', 'brand', 'category', 'subcategory', 'product'] as const;
export type MetricLevel = (typeof metricLevels)[number];

/** Columns of the exported counts; `stars` is their sum over the ratings. */
export const metricFields = ['visits', 'votes', 'ratings', 'comments', 'stars', 'newMembers'] as const;
export type MetricField = (typeof metricFields)[number];

/** What tells whether an export can be gone on with, or must begin again. */
export interface ExportHead {
  /** Id of the first event of the log; `null` while there is none. */
  readonly log: string | null;
  /** How many people were erased so far: what they did is left out of the past too. */
  readonly erased: number;
}

/** What the receiver of an export answers to its head: the position behind which it wants events, all without it. */
export interface ExportRequest {
  readonly after?: string;
}

interface OfHour {
  readonly level: MetricLevel;
  /** Id of the brand, category, subcategory or product; empty for the whole site. */
  readonly entityId: string;
  /** Begin of the UTC hour, ISO 8601. */
  readonly hour: string;
  readonly language: MetricLanguage;
}

/** Counts of active contributions, visits and new members of one UTC hour; of a product, also in its current brand and category. */
export type MetricRow = { readonly table: 'metrics' } & OfHour & Readonly<Record<MetricField, number>>;

export type OptionVotesRow = { readonly table: 'optionVotes' } & OfHour & {
    readonly optionId: string;
    readonly votes: number;
  };

/** What a product is called and where it stands now; `null` for what has no name any more. */
export interface ProductRow {
  readonly table: 'products';
  readonly productId: string;
  readonly name: string;
  readonly brandId: string;
  readonly brand: string | null;
  readonly categoryId: string;
  readonly category: string | null;
  readonly subcategoryId: string;
  readonly subcategory: string | null;
  /** Whether the public sees it. */
  readonly visible: boolean;
  /** Of the live ranking; `null` without points. */
  readonly trendScore: number | null;
}

/** One line of the tables that go with an export of events. */
export type ExportRow = MetricRow | OptionVotesRow | ProductRow;

/** Where the program that exports writes: lines of `AnalyticsEvent`, then lines of `ExportRow`. */
export const exportDescriptors = { events: 3, tables: 4 } as const;

/** How that program ends when what was asked for can't be exported: nothing has been written then. */
export const exportRefused = 2;
