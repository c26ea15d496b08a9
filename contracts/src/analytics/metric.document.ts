import type { Positioned } from '../catalogue/catalogue.documents.ts';
import type { ActKind } from '../catalogue/trend.document.ts';
import type { Language } from '../shared/event.ts';

export const metricLevels = ['all', 'brand', 'category', 'subcategory', 'product'] as const;
export type MetricLevel = (typeof metricLevels)[number];

/** The language of the screen on which somebody acted; `unknown` where nobody told it (imports, the API). */
export type MetricLanguage = Language | 'unknown';

/** What stands of one UTC hour in one language; what is zero is left out. */
export interface MetricCell extends Readonly<Partial<Record<ActKind, number>>> {
  /** Stars of the ratings, added up. */
  readonly stars?: number;
  readonly newMembers?: number;
  /** Votes by option id. */
  readonly options?: Readonly<Record<string, number>>;
}

/**
 * View `metric`: one UTC day of the whole site, a brand, a category, a subcategory or a product, by hour and language.
 * What is taken back leaves the hour in which it was done; a day of which nothing stands is not kept. A product's days
 * count for the brand, category and subcategory that it has now. Index: `level, day`; `level, of, day`.
 */
export interface MetricDocument extends Positioned {
  /** `metricId` */
  readonly _id: string;
  readonly level: MetricLevel;
  /** Id of the brand, category, subcategory or product; empty for the whole site. */
  readonly of: string;
  /** UTC day number (days since 1970-01-01). */
  readonly day: number;
  /** By `metricCellKey`. */
  readonly cells: Readonly<Record<string, MetricCell>>;
}

export const metricId = (level: MetricLevel, of: string, day: number): string => `${level}.${of}.${day}`;

/** @param hour of the UTC day, 0 to 23 */
export const metricCellKey = (hour: number, language: MetricLanguage): string => `${hour}:${language}`;

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
  /** Visits by `metricCellKey`. */
  readonly visits: Readonly<Record<string, number>>;
}

export const metricPersonId = (productId: string, day: number, userId: string): string =>
  `${productId}.${day}.${userId}`;
