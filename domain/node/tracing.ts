import { address, SettingError } from './settings.ts';
import type { Tracing } from './otlp-tracing.ts';

export type { Span, Tracing } from './otlp-tracing.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Which traces are recorded: a share of them, decided by the request or by each program for itself. */
export interface Sampling {
  /** 0 to 1. */
  readonly ratio: number;
  /** What follows from a request is recorded if the request is. */
  readonly followsParent: boolean;
}

/** Where traces are sent. */
export interface TracingSettings {
  readonly endpoint: string;
  /** The name of the program in the traces. */
  readonly service: string;
  readonly sampling: Sampling;
}

/** What the programs, and the exporter itself, read of the environment. */
export const tracingVariables: readonly string[] = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
];

const samplers: Readonly<Record<string, Sampling | 'ratio'>> = {
  always_on: { ratio: 1, followsParent: false },
  always_off: { ratio: 0, followsParent: false },
  traceidratio: 'ratio',
  parentbased_always_on: { ratio: 1, followsParent: true },
  parentbased_always_off: { ratio: 0, followsParent: true },
  parentbased_traceidratio: 'ratio',
};

const samplingOf = (environment: Environment): Sampling => {
  const name = environment['OTEL_TRACES_SAMPLER'] || 'parentbased_always_on';
  const sampler = Object.hasOwn(samplers, name) ? samplers[name]! : undefined;
  if (!sampler)
    throw new SettingError(`OTEL_TRACES_SAMPLER must be one of ${Object.keys(samplers).join(', ')}, not "${name}".`);
  if (sampler !== 'ratio') return sampler;
  const text = environment['OTEL_TRACES_SAMPLER_ARG'] || '1';
  const ratio = /^\d*\.?\d+$/.test(text) ? Number(text) : NaN;
  if (!(ratio <= 1)) throw new SettingError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${text}".`);
  return { ratio, followsParent: name.startsWith('parentbased') };
};

/**
 * Null without `OTEL_EXPORTER_OTLP_ENDPOINT`: nothing is traced. Throws {@link SettingError}.
 * @param service the name of the program unless `OTEL_SERVICE_NAME` gives another
 */
export const tracingSettings = (environment: Environment, service: string): TracingSettings | null => {
  const endpoint = environment['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return null;
  return {
    endpoint: address('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint, ['http:', 'https:']),
    service: environment['OTEL_SERVICE_NAME'] || service,
    sampling: samplingOf(environment),
  };
};

/** Null where nothing is traced: OpenTelemetry is not even loaded then. */
export const startTracing = async (settings: TracingSettings | null): Promise<Tracing | null> =>
  settings && new (await import('./otlp-tracing.ts')).Tracing(settings);

const traceparentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The parts of a W3C `traceparent`; `undefined` for anything else. */
export const parseTraceparent = (
  text: unknown,
): { readonly traceId: string; readonly spanId: string; readonly traceFlags: number } | undefined => {
  const [, traceId, spanId, flags] = (typeof text === 'string' && traceparentForm.exec(text)) || [];
  return traceId && spanId && flags ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) } : undefined;
};
