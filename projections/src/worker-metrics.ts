import type { LaneName, RecordedHennaEvent } from '@henna/domain';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const sizes = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000];
const labelNames = ['lane'] as const;

/** The metrics of a worker, by lane. */
export class WorkerMetrics {
  readonly #registry = new Registry();
  readonly #common = { labelNames, registers: [this.#registry] };

  readonly leases = new Gauge({
    name: 'henna_worker_lease',
    help: 'Whether this worker writes the views of a lane.',
    ...this.#common,
  });
  readonly #batchEvents = new Histogram({
    name: 'henna_worker_batch_events',
    help: 'Events of a batch; those without any only move the checkpoints.',
    buckets: sizes,
    ...this.#common,
  });
  readonly #commitSeconds = new Histogram({
    name: 'henna_worker_commit_duration_seconds',
    help: 'Time until a batch was committed.',
    buckets: seconds,
    ...this.#common,
  });
  readonly #landingSeconds = new Histogram({
    name: 'henna_worker_landing_seconds',
    help: 'Age of the oldest event of a batch when it was committed.',
    buckets: seconds,
    ...this.#common,
  });
  readonly #parkedEvents = new Counter({
    name: 'henna_worker_parked_events_total',
    help: 'Events that a view could not apply.',
    ...this.#common,
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  observeCommit(lane: LaneName, events: readonly RecordedHennaEvent[], parked: number, milliseconds: number): void {
    this.#batchEvents.observe({ lane }, events.length);
    this.#commitSeconds.observe({ lane }, milliseconds / 1_000);
    if (parked > 0) this.#parkedEvents.inc({ lane }, parked);
    const written = Date.parse(events[0]?.metadata.at ?? '');
    if (!Number.isNaN(written)) this.#landingSeconds.observe({ lane }, Math.max(0, Date.now() - written) / 1_000);
  }

  /** All metrics in Prometheus' text format. */
  readonly collect = (): Promise<string> => this.#registry.metrics();
}
