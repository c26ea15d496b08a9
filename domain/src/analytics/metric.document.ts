import type { ActKind } from '../catalogue/trend.document.ts';
import type { Positioned } from '../shared/views.ts';
import type { MetricLanguage } from './analytics-program.ts';

export const metricLevels = ['all', 'brand', 'category', 'subcategory', 'product'] as const;
export type MetricLevel = (typeof metricLevels)[number];

/** What is counted; `stars` are those of the ratings, added up. */
export const metricFields = ['visits', 'votes', 'ratings', 'comments', 'stars', 'newMembers'] as const;
export type MetricField = (typeof metricFields)[number];

/**
 * Counts by language: pairs of an hour or day, as its place in the document from 0, and its count, one behind the other and
 * ascending. What is zero is left out. A list is copied and read faster than an object with a field for each hour.
 */
export type MetricSlots = Readonly<Partial<Record<MetricLanguage, readonly number[]>>>;

export interface MetricCounts extends Readonly<Partial<Record<MetricField, MetricSlots>>> {
  /** Votes by option id. */
  readonly options?: Readonly<Record<string, MetricSlots>>;
}

/** How many hours a document of view `metric` holds, and how many days one of its part `days`. */
export const metricSpans = { hours: 24, days: 32 } as const;

/**
 * View `metric`: what stands of one UTC day of the whole site, a brand, a category, a subcategory or a product, by hour
 * and language. Part `days`: the same of 32 UTC days by day, so that a long period is read from few documents.
 * What is taken back leaves the hour in which it was done; a span of which nothing stands is not kept. A product's counts
 * are also those of the brand, category and subcategory that it has now. Indexes of both: `level, span`; `of, level, span`.
 */
export interface MetricDocument extends Positioned, MetricCounts {
  /** `metricId` */
  readonly _id: string;
  readonly level: MetricLevel;
  /** Id of the brand, category, subcategory or product; empty for the whole site. */
  readonly of: string;
  /** UTC day number (days since 1970-01-01); in part `days` the same divided by 32, rounded down. */
  readonly span: number;
}

export const metricId = (level: MetricLevel, of: string, span: number): string => `${level}.${of}.${span}`;

/** @param hour of the UTC day, 0 to 23 */
export const metricHour = (hour: number, language: MetricLanguage): string => `${hour}:${language}`;

/** An act as part `people` keeps it; `stands` is false once it was taken back. */
export interface PersonAct {
  readonly kind: Exclude<ActKind, 'visits'>;
  readonly hour: number;
  readonly language: MetricLanguage;
  readonly stands: boolean;
  /** The option of a vote. */
  readonly optionId?: string;
  /** Of a rating. */
  readonly stars?: number;
}

/**
 * Part `people`: what one member did on one product on one UTC day, so that members can be counted once.
 * Indexes: `day`; `productId, day`; `userId, day`.
 */
export interface MetricPersonDocument {
  /** `metricPersonId` */
  readonly _id: string;
  readonly productId: string;
  readonly userId: string;
  readonly day: number;
  /** By the id of the vote, rating or comment. */
  readonly acts: Readonly<Record<string, PersonAct>>;
  /** Visits by `metricHour`. */
  readonly visits: Readonly<Record<string, number>>;
  /** Of the member's first act that stands, on any product, the hour of the UTC day; only where it is one of these. */
  readonly first?: number;
}

/** Part `peopleDays`: how much of one UTC day part `people` holds, and when that changed last. A day without anything is not kept. Index: `day`. */
export interface MetricPeopleDayDocument extends Positioned {
  /** The UTC day number, as a text. */
  readonly _id: string;
  readonly day: number;
  /** Acts that stand, and hours with visits of a member on a product. */
  readonly acts: number;
}

export const metricPersonId = (productId: string, day: number, userId: string): string =>
  `${productId}.${day}.${userId}`;
