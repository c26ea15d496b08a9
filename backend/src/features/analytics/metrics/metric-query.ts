import type { MetricGroup, MetricLanguage, MetricName } from '@henna/domain';
import type { Period } from './period.ts';

/** What is counted: ids, all of which must fit. */
export interface MetricFilter {
  readonly product?: string | undefined;
  readonly brand?: string | undefined;
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
  readonly option?: string | undefined;
  readonly language?: MetricLanguage | undefined;
}

export interface MetricQuery {
  readonly metric: MetricName;
  readonly group: MetricGroup | null;
  readonly period: Period;
  readonly filter: MetricFilter;
}

/** What one group comes to; a step without anything is left out. */
export interface Measurement<Value> {
  readonly total: Value;
  readonly steps: ReadonlyMap<number, Value>;
}

/** By the key of the group; of the whole, it is `null`. */
export type Measurements<Value> = ReadonlyMap<string | null, Measurement<Value>>;
