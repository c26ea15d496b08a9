import { defaultMetric, isBeyond, type MetricName } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { MetricAnswers } from '../metrics/metric-answers.ts';
import { definitionOf } from '../metrics/metric-catalogue.ts';
import type { SavedViewResponse } from '../notebook/notebook.responses.ts';
import { SavedViews } from '../notebook/saved-views.ts';
import { CachedReading } from '../ranking/cached-reading.ts';
import { lastStepOf } from './last-step.ts';
import type { ThresholdResponse } from './thresholds.responses.ts';

const maxAgeMs = 60_000;
const metricsAtOnce = 2;

type WithThreshold = SavedViewResponse & { readonly threshold: NonNullable<SavedViewResponse['threshold']> };
const hasThreshold = (view: SavedViewResponse): view is WithThreshold => view.threshold !== null;

/** Whether the metrics of saved views have reached the thresholds that analysts gave them. */
@Injectable()
export class Thresholds {
  private readonly reading = new CachedReading<ThresholdResponse[]>(maxAgeMs);

  constructor(
    private readonly views: SavedViews,
    private readonly answers: MetricAnswers,
  ) {}

  /** The view that was saved last first; up to a minute old. Throws `AnalyticsUnavailableError`. */
  async list(): Promise<ThresholdResponse[]> {
    const views = (await this.views.list()).filter(hasThreshold);
    const key = views.map(({ id, revision }) => `${id} ${revision}`).join();
    const limit = pLimit(metricsAtOnce);
    return this.reading.current(key, () => Promise.all(views.map((view) => limit(() => this.response(view)))));
  }

  private async response({ id, title, view, threshold }: WithThreshold): Promise<ThresholdResponse> {
    const metric = (view.search['metric'] ?? defaultMetric) as MetricName;
    const { unit, filters } = definitionOf(metric);
    const period = lastStepOf(view.search, new Date());
    // The screen too leaves out what the metric can't be asked by.
    const filter = Object.fromEntries(filters.map((name) => [name, view.search[name]]));
    const { series } = await this.answers.answer({ metric, group: null, period, filter, by: null, limit: 1 });
    const value = series[0]?.total ?? null;
    return {
      ...{ id, title, view, metric, unit, threshold, value },
      isReached: value !== null && isBeyond(threshold, value),
      timeZone: period.timeZone,
      from: period.from.toISOString(),
      to: period.to.toISOString(),
    };
  }
}
