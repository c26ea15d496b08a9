import type { MetricFilter, MetricGroup, MetricName } from '@henna/domain';
import type { Period } from './period.ts';

export interface MetricQuery {
  readonly metric: MetricName;
  readonly group: MetricGroup | null;
  readonly period: Period;
  readonly filter: MetricFilter;
}
