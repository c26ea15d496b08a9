import { laneNames, stateCollections, type LaneName, type ParkedDocument } from '@henna/domain';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BulkPool } from '../../shared/bulk/bulk-pool.ts';
import { CommandLimits } from '../../shared/http/command-limits.ts';
import type { Metrics } from '../../shared/metrics/metrics.ts';
import { processCounts } from '../../shared/metrics/process-counts.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { activeWorkerLease } from '../../shared/projection-progress/worker-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { EventStore } from '../../shared/stores/event-store.ts';
import { METRICS } from '../../tokens.ts';
import { LiveConnections } from '../live/index.ts';
import { LaneLag } from './lane-lag.ts';
import { probe, type ProbeResult } from './probe.ts';

/** Metrics of one reading are collected side by side: they share what they ask the stores. */
const sharedMs = 500;

interface StoreAnswers {
  readonly events: ProbeResult<bigint> | undefined;
  readonly documents: ProbeResult<void> | undefined;
}

/** What metrics say of the stores, the views and whatever waits in this process: read whenever the metrics are. */
@Injectable()
export class ServiceMetrics implements OnModuleInit {
  private answers: { readonly at: number; readonly stores: Promise<StoreAnswers> } | undefined;

  constructor(
    @Inject(METRICS) private readonly metrics: Metrics | null,
    private readonly events: EventStore,
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly lag: LaneLag,
    private readonly live: LiveConnections,
    private readonly bulk: BulkPool,
    private readonly commands: CommandLimits,
  ) {}

  onModuleInit(): void {
    const { metrics } = this;
    if (!metrics) return;
    this.watchStores(metrics);
    this.watchViews(metrics);
    this.watchProcess(metrics);
  }

  private watchStores(metrics: Metrics): void {
    const byStore = async (figure: (answer: ProbeResult<unknown> | undefined) => number | undefined) =>
      Object.fromEntries(
        Object.entries<ProbeResult<unknown> | undefined>({ ...(await this.stores()) }).flatMap(([store, answer]) => {
          const value = figure(answer);
          return value === undefined ? [] : [[store, value]];
        }),
      );
    const up = 'Whether a store answers within two seconds.';
    metrics.gauge('henna_store_up', up, () => byStore((answer) => (answer ? 1 : 0)), 'store');
    const ping = 'Time until a store answered, while it does.';
    const seconds = (answer: ProbeResult<unknown> | undefined) => answer && answer.milliseconds / 1_000;
    metrics.gauge('henna_store_ping_seconds', ping, () => byStore(seconds), 'store');
    const logPosition = async () => Number((await this.stores()).events!.value);
    metrics.gauge('henna_log_position', 'Commit position of the last event of the log.', logPosition);
  }

  private watchViews(metrics: Metrics): void {
    const byLane = async (figure: (lane: LaneName) => number | Promise<number>) =>
      Object.fromEntries(await Promise.all(laneNames.map(async (lane) => [lane, await figure(lane)] as const)));
    const position = (lane: LaneName) => this.progress.lanes[lane].position;
    const positions = 'Position that the views of a lane have passed, as this process knows.';
    metrics.gauge('henna_lane_position', positions, () => byLane((lane) => Number(position(lane))), 'lane');
    const lag = async (lane: LaneName) => {
      const { value: tail } = (await this.stores()).events!;
      return (await probe(this.lag.behind(position(lane), tail)))!.value / 1_000;
    };
    metrics.gauge('henna_lane_lag_seconds', 'Age of the oldest event that a lane lacks.', () => byLane(lag), 'lane');
    const held = async (lane: LaneName) =>
      (await probe(activeWorkerLease(this.databases.views, lane)))!.value === null ? 0 : 1;
    metrics.gauge('henna_lane_worker', 'Whether a worker writes the views of a lane.', () => byLane(held), 'lane');
    metrics.gauge('henna_parked_events', 'Events that a view could not apply.', () => this.parked(), 'view');
    const waiting = (lane: LaneName) => this.progress.lanes[lane].waiting;
    metrics.gauge('henna_lane_waiting', 'Answers that wait for the views of a lane.', () => byLane(waiting), 'lane');
  }

  private watchProcess(metrics: Metrics): void {
    metrics.gauge('henna_live_connections', 'Open pages that receive changes.', () => this.live.size);
    metrics.gauge('henna_bulk_tasks', 'Appends of imports and batches.', () => ({ ...this.bulk.tasks }), 'state');
    const sources = ['visitors', 'staff'] as const;
    const queues = (figure: 'running' | 'waiting') => () =>
      Object.fromEntries(sources.map((source) => [source, this.commands.queues[source][figure]]));
    const running = 'Commands that are handled now.';
    metrics.gauge('henna_commands_in_flight', running, queues('running'), 'source');
    metrics.gauge('henna_commands_waiting', 'Commands that wait to be handled.', queues('waiting'), 'source');
    const refused = 'Commands that were refused because too many came.';
    metrics.counter('henna_commands_refused_total', refused, ['source'], () =>
      sources.map((source) => [{ source }, this.commands.queues[source].refused] as const),
    );
    metrics.counter('henna_cache_requests_total', 'Reads of a cache.', ['cache', 'result'], () =>
      Object.entries(processCounts.caches).flatMap(([cache, { hits, misses }]) => [
        [{ cache, result: 'hit' }, hits] as const,
        [{ cache, result: 'miss' }, misses] as const,
      ]),
    );
    const conflicts = 'Appends that another one had come before.';
    metrics.counter('henna_append_conflicts_total', conflicts, [], () => [[{}, processCounts.appendConflicts]]);
    const early = 'Commands that were answered before the views had their events.';
    metrics.counter('henna_pending_answers_total', early, [], () => [[{}, processCounts.answersBeforeViews]]);
  }

  private stores(): Promise<StoreAnswers> {
    const now = performance.now();
    if (!this.answers || now - this.answers.at > sharedMs) {
      const asked = Promise.all([probe(this.events.tail()), probe(this.databases.ping())]);
      this.answers = { at: now, stores: asked.then(([events, documents]) => ({ events, documents })) };
    }
    return this.answers.stores;
  }

  /** Of the builds that are shown; 0 for a view without any. */
  private async parked(): Promise<Record<string, number>> {
    const builds = this.progress.activeBuilds;
    const figures = Object.fromEntries(Object.keys(builds).map((view) => [view, 0]));
    const parked = this.databases.views.collection<ParkedDocument>(stateCollections.parked);
    for (const view of this.progress.degradedViews)
      figures[view] = (await probe(parked.countDocuments({ view, build: builds[view] })))!.value;
    return figures;
  }
}
