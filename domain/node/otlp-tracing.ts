import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { DomainError } from '../src/shared/errors.ts';
import { parseTraceparent, type Sampling, type TracingSettings } from './tracing.ts';

export type { Span };

/** Spans beyond this wait for a collector that is too slow, and are dropped. */
const maxQueued = 2_048;
const exportEveryMs = 1_000;
const exportTimeoutMs = 2_000;
const stopTimeoutMs = 2_000;
const warnEveryMs = 60_000;

const kinds = { server: SpanKind.SERVER, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };

export interface SpanOptions {
  /** Internal work by default. */
  readonly kind?: keyof typeof kinds;
  /** A span, or a `traceparent` of another program; the active span by default. */
  readonly parent?: Span | string | undefined;
  /** Values are never ids or texts of people. */
  readonly attributes?: Attributes;
  /** ms since 1970; now by default. */
  readonly startTime?: number;
}

/** Records spans and sends them to a collector (OTLP over HTTP, as JSON). What fails there disturbs nothing here. */
export class Tracing {
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;
  readonly #active = new AsyncLocalStorage<Span>();
  #warn: (error: unknown) => void = () => undefined;
  #warnedAt = -Infinity;

  constructor({ endpoint, service, sampling }: TracingSettings) {
    const url = new URL(endpoint);
    url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/traces`;
    const exporter = new OTLPTraceExporter({ url: url.href, timeoutMillis: exportTimeoutMs });
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': service }),
      sampler: samplerOf(sampling),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: this.#withWarnings(exporter),
          maxQueueSize: maxQueued,
          scheduledDelayMillis: exportEveryMs,
          exportTimeoutMillis: 2 * exportTimeoutMs,
        }),
      ],
    });
    this.#tracer = this.#provider.getTracer('henna');
  }

  /** @param warn called with errors of the export, once a minute at most */
  onFailure(warn: (error: unknown) => void): void {
    this.#warn = warn;
  }

  /** The span in which the present work runs; it may have ended. */
  get active(): Span | undefined {
    return this.#active.getStore();
  }

  /** Whether the present work is part of a span that is recorded and has not ended. */
  get isRecording(): boolean {
    return this.active?.isRecording() ?? false;
  }

  /** What a line of the log says of the present work. What goes on behind a span is not part of it. */
  readonly logFields = (): { traceId?: string } => {
    const { active } = this;
    return active?.isRecording() ? { traceId: active.spanContext().traceId } : {};
  };

  /** Begins a span, which the caller ends. */
  begin(name: string, { kind, parent = this.active, attributes, startTime }: SpanOptions = {}): Span {
    return this.#tracer.startSpan(
      name,
      { ...(kind && { kind: kinds[kind] }), ...(attributes && { attributes }), ...(startTime && { startTime }) },
      contextOf(parent),
    );
  }

  /** Runs work in a span that has begun. */
  enter<Result>(span: Span, work: () => Result): Result {
    return this.#active.run(span, work);
  }

  /** Runs work in a span of its own. An error becomes its status, without the message, which may name people. */
  async during<Result>(name: string, options: SpanOptions, work: (span: Span) => Promise<Result>): Promise<Result> {
    const span = this.begin(name, options);
    try {
      return await this.enter(span, () => work(span));
    } catch (error) {
      span.setAttribute('error.type', error instanceof Error ? error.constructor.name : typeof error);
      // A refusal is an answer like others.
      if (!(error instanceof DomainError)) span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  /** Marks a span as failed. */
  fail(span: Span): void {
    span.setStatus({ code: SpanStatusCode.ERROR });
  }

  /** The W3C `traceparent` of a span; `undefined` if it is not recorded. */
  traceparentOf(span: Span): string | undefined {
    const { traceId, spanId, traceFlags } = span.spanContext();
    return traceFlags & TraceFlags.SAMPLED ? `00-${traceId}-${spanId}-01` : undefined;
  }

  /** Sends what waits, for two seconds at most. */
  async stop(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, stopTimeoutMs)));
    await Promise.race([this.#provider.shutdown().catch(this.#warnSometimes), late]);
    clearTimeout(timer);
  }

  #withWarnings(exporter: SpanExporter): SpanExporter {
    return {
      export: (spans, onResult) =>
        exporter.export(spans, (result) => {
          if (result.error) this.#warnSometimes(result.error);
          onResult(result);
        }),
      shutdown: () => exporter.shutdown(),
    };
  }

  readonly #warnSometimes = (error: unknown): void => {
    const now = performance.now();
    if (now - this.#warnedAt < warnEveryMs) return;
    this.#warnedAt = now;
    this.#warn(error);
  };
}

const samplerOf = ({ ratio, followsParent }: Sampling) => {
  const root = new TraceIdRatioBasedSampler(ratio);
  return followsParent ? new ParentBasedSampler({ root }) : root;
};

const contextOf = (parent: Span | string | undefined) => {
  if (typeof parent === 'object') return trace.setSpan(ROOT_CONTEXT, parent);
  const remote = parseTraceparent(parent);
  return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT;
};
