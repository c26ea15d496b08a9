import { invalidField, type MetricStep } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { AnalyticsClient } from '../../../shared/analytics-client.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { GroupNames } from './group-names.ts';
import { definitionOf } from './metric-catalogue.ts';
import type { MetricQuery } from './metric-query.ts';
import { stepEdges, stepExtent } from './period.ts';
import { sourceEventsAddress } from './source-events.ts';
import type { MetricAnswerResponse } from './metric.responses.ts';

export const maxGroups = 100;
/** Rankings that one answer may need. */
const maxRankings = 100;

export interface AnswerQuery extends MetricQuery {
  readonly by: MetricStep | null;
  readonly limit: number;
}

/** Adds names and addresses of events to the figures of the analytics program. */
@Injectable()
export class MetricAnswers {
  constructor(
    private readonly analytics: AnalyticsClient,
    private readonly names: GroupNames,
    private readonly progress: ProjectionProgress,
  ) {}

  /** Throws a 400 for more steps than rankings can be calculated. */
  async answer(query: AnswerQuery): Promise<MetricAnswerResponse> {
    const { metric, group, period, filter, by, limit } = query;
    if (metric.startsWith('trend') && period.steps.length > maxRankings)
      throw invalidField('by', 'TOO_MANY_RANKINGS', { max: maxRankings });
    const figures = await this.analytics.metric(
      { metric, group, filter, edges: stepEdges(period), limit },
      this.progress.position,
    );
    return {
      metric,
      unit: definitionOf(metric).unit,
      group,
      by,
      timeZone: period.timeZone,
      from: period.from.toISOString(),
      to: period.to.toISOString(),
      steps: period.steps.map((step) => ({
        from: step.from.toISOString(),
        to: step.to.toISOString(),
        extent: stepExtent(step, new Date(figures.asOf)),
      })),
      series: figures.series.map(({ key, total, values, outOf }) => ({
        key,
        name: group && key !== null ? this.names.nameOf(group, key) : null,
        total,
        values,
        outOf,
        events: sourceEventsAddress(query, key),
      })),
      sum: figures.sum,
      groups: figures.groups,
      position: figures.position,
      asOf: figures.asOf,
    };
  }
}
