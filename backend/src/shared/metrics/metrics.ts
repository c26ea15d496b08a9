import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds, for whatever a visitor waits for. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Values of one gauge: a number, or one by the value of its only label. */
export type Figures = number | Readonly<Record<string, number>>;

/** The metrics of the service. Labels take their values from lists in the code, never from what a request contains. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];

  readonly requests = new Counter({
    name: 'henna_http_requests_total',
    help: 'Answered requests by method, route and class of the status; aborted: the client left before the end.',
    labelNames: ['method', 'route', 'status'],
    registers: this.registers,
  });
  readonly requestSeconds = new Histogram({
    name: 'henna_http_request_duration_seconds',
    help: 'Time until a request was answered, by kind: cached, read, command, page, file, other.',
    labelNames: ['kind'],
    buckets: seconds,
    registers: this.registers,
  });
  readonly commandSeconds = new Histogram({
    name: 'henna_command_duration_seconds',
    help: 'Time until a command was answered, with the wait for the views, by method and route.',
    labelNames: ['method', 'route'],
    buckets: seconds,
    registers: this.registers,
  });
  private readonly appendSeconds = new Histogram({
    name: 'henna_append_duration_seconds',
    help: 'Time until the event store acknowledged an append.',
    buckets: seconds,
    registers: this.registers,
  });
  private readonly appendedEvents = new Counter({
    name: 'henna_appended_events_total',
    help: 'Events that the event store acknowledged.',
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  observeAppend(events: number, milliseconds: number): void {
    this.appendedEvents.inc(events);
    this.appendSeconds.observe(milliseconds / 1_000);
  }

  /** A figure that is read whenever the metrics are; what can't be read is left out. */
  gauge(name: string, help: string, read: () => Figures | Promise<Figures>, label?: string): void {
    const labelNames = label === undefined ? [] : [label];
    new Gauge({
      name,
      help,
      labelNames,
      registers: this.registers,
      async collect() {
        this.reset();
        const figures = await Promise.resolve(read()).catch(() => undefined);
        if (figures === undefined) this.remove();
        else if (typeof figures === 'number') this.set(figures);
        else for (const [value, figure] of Object.entries(figures)) this.set({ [label!]: value }, figure);
      },
    });
  }

  /** A count that something else counts, by the values of its labels. */
  counter<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: () => readonly (readonly [Record<Label, string>, number])[],
  ): void {
    new Counter({
      name,
      help,
      labelNames,
      registers: this.registers,
      collect() {
        this.reset();
        for (const [labels, count] of read()) this.inc(labels, count);
      },
    });
  }

  /** All metrics in Prometheus' text format. */
  readonly collect = (): Promise<string> => this.registry.metrics();
}
