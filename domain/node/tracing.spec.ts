import { afterEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SettingError } from './settings.ts';
import { parseTraceparent, startTracing, tracingSettings } from './tracing.ts';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';
let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

const collector = async (onRequest: () => void, status: number | null) => {
  server = createServer((_request, response) => {
    onRequest();
    if (status !== null) response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const tracingTo = async (endpoint: string, environment = {}) =>
  (await startTracing(tracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...environment }, 'henna')))!;

it('is off without an endpoint', async () => {
  expect(tracingSettings({ OTEL_TRACES_SAMPLER: 'wrong' }, 'henna')).toBeNull();
  expect(await startTracing(null)).toBeNull();
});

it('reads the sampler and the name of the program', () => {
  const endpoint = OTEL_EXPORTER_OTLP_ENDPOINT;
  expect(tracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT }, 'henna-service')).toEqual({
    endpoint,
    service: 'henna-service',
    sampling: { ratio: 1, followsParent: true },
  });
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_SERVICE_NAME: 'other',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '.25',
  };
  const sampling = { ratio: 0.25, followsParent: true };
  expect(tracingSettings(environment, 'henna')).toEqual({ endpoint, service: 'other', sampling });
});

it.each([
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://user:hidden@host' },
  { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER: 'jaeger_remote' },
  { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '1.5' },
  { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: 'half' },
])('refuses %p', (environment) => {
  expect(() => tracingSettings(environment, 'henna')).toThrow(SettingError);
  expect(() => tracingSettings(environment, 'henna')).not.toThrow('hidden');
});

it('reads a traceparent, and nothing else', () => {
  const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  expect(parseTraceparent(`00-${traceId}-${spanId}-01`)).toEqual({ traceId, spanId, traceFlags: 1 });
  for (const other of [undefined, 7, {}, '', `00-${traceId}-${spanId}`, `00-${traceId}-${spanId}-01-x`])
    expect(parseTraceparent(other)).toBeUndefined();
});

it('records no span, and names none to others, that the sampler leaves out', async () => {
  const tracing = await tracingTo(OTEL_EXPORTER_OTLP_ENDPOINT, { OTEL_TRACES_SAMPLER: 'always_off' });
  const span = tracing.begin('request');
  expect(tracing.traceparentOf(span)).toBeUndefined();
  expect(tracing.enter(span, () => tracing.isRecording)).toBe(false);
  await tracing.stop();
});

it('names the trace of the present work until its span has ended', async () => {
  const tracing = await tracingTo(OTEL_EXPORTER_OTLP_ENDPOINT, { OTEL_TRACES_SAMPLER: 'always_on' });
  expect(tracing.logFields()).toEqual({});
  const [traceId, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const span = tracing.begin('land', { parent: `00-${traceId}-${parent}-01` });
  await tracing.enter(span, async () => {
    await tracing.during('inner', {}, async (inner) => {
      expect(tracing.logFields()).toEqual({ traceId });
      expect(tracing.traceparentOf(inner)).toMatch(`00-${traceId}-`);
      expect(tracing.isRecording).toBe(true);
    });
    span.end();
    expect(tracing.isRecording).toBe(false);
    expect(tracing.logFields()).toEqual({});
  });
  await tracing.stop();
});

it('sends what waits when it stops, and warns once of a collector that refuses', async () => {
  let requests = 0;
  const tracing = await tracingTo(await collector(() => requests++, 400));
  const warnings: unknown[] = [];
  tracing.onFailure((error) => warnings.push(error));
  for (let count = 0; count < 5_000; count++) tracing.begin('request').end();
  await tracing.stop();
  expect(requests).toBeGreaterThan(1);
  expect(warnings).toHaveLength(1);
});

it('waits two seconds for a collector that does not answer', async () => {
  const tracing = await tracingTo(await collector(() => undefined, null));
  tracing.begin('request').end();
  const begun = performance.now();
  await tracing.stop();
  expect(performance.now() - begun).toBeLessThan(10_000);
});
