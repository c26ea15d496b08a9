import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Tables } from './server.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of the analytics program. */
export class AnalyticsMetrics {
  readonly #registry = new Registry();
  readonly #questionSeconds = new Histogram({
    name: 'henna_analytics_question_duration_seconds',
    help: 'Time until a question of a service was answered, by path and class of the status.',
    labelNames: ['path', 'status'],
    buckets: seconds,
    registers: [this.#registry],
  });

  /** @param tables as the server knows them */
  constructor(tables: () => Tables | undefined) {
    collectDefaultMetrics({ register: this.#registry });
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(read());
        },
      });
    const isReady = () => (tables()?.follower.isReady ? 1 : 0);
    gauge('henna_analytics_ready', 'Whether the tables have reached the end of the log once.', isReady);
    const progress = () => tables()?.follower.progress ?? 0;
    gauge('henna_analytics_progress', 'Share of the log that the tables hold, 0 to 1.', progress);
    const position = () => Number(tables()?.engine.position ?? -1n);
    gauge('henna_analytics_position', 'Position of the log that the tables hold.', position);
  }

  /** @param path of the questions that are known, else `other` */
  observeQuestion(path: string, status: number, milliseconds: number): void {
    this.#questionSeconds.observe({ path, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1_000);
  }

  /** All metrics in Prometheus' text format. */
  readonly collect = (): Promise<string> => this.#registry.metrics();
}
