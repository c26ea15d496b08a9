import { ballotStream, type HennaEvent } from '@henna/domain';
import { parseTraceparent, tracingVariables } from '@henna/domain/node';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStore } from '../../shared/stores/event-store.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import { startTraceCollector, type CollectedSpan } from '../../testing/trace-collector.ts';

let loads = 0;
jest.doMock('@opentelemetry/sdk-trace', () => {
  loads++;
  return jest.requireActual<object>('@opentelemetry/sdk-trace');
});

const castVote = async (service: AppHarness) => {
  const product = await makeProduct(service, { options: ['Option 1', 'Option 2'] });
  const { agent, id, email } = await service.member('Zuleika');
  const response = await agent
    .post('/api/votes')
    .set('traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01')
    .send({ productId: product.id, vote: 'Option 1' })
    .expect(201);
  await service.settled(response);
  const { events } = await service.app.get(EventStore).read<HennaEvent>(ballotStream(product.id, id));
  return { productId: product.id, id, email, metadata: events[0]!.metadata };
};

// Runs first: afterwards the SDK is there.
describe('without an endpoint', () => {
  it('nothing is traced, and OpenTelemetry is not loaded', async () => {
    const service = await startApp();
    try {
      const { metadata } = await castVote(service);
      expect(metadata).not.toHaveProperty('traceparent');
      expect(loads).toBe(0);
    } finally {
      await service.stop();
    }
  });
});

describe('with an endpoint', () => {
  let service: AppHarness;
  let collector: Awaited<ReturnType<typeof startTraceCollector>>;
  beforeAll(async () => {
    collector = await startTraceCollector();
    service = await startApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  });
  afterAll(async () => {
    await service.stop();
    collector.close();
    for (const name of tracingVariables) delete process.env[name];
  });

  const spansOf = async (traceId: string, names: readonly string[]): Promise<Map<string, CollectedSpan>> => {
    for (let tries = 0; ; tries++) {
      const spans = collector.spans.filter((span) => span.traceId === traceId);
      const byName = new Map(spans.map((span) => [span.name, span]));
      if (tries > 300 || names.every((name) => byName.has(name))) return byName;
      await pause(100);
    }
  };

  it('one trace leads from the request to where its event landed', async () => {
    const { metadata, productId, id, email } = await castVote(service);
    expect(loads).toBe(1);
    const { traceId, spanId } = parseTraceparent(metadata.traceparent)!;
    expect(traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
    const names = ['POST /api/votes', 'CastVote', 'append', 'land fast'];
    const spans = await spansOf(traceId, names);
    expect([...spans.keys()].sort()).toEqual(expect.arrayContaining([...names].sort()));
    const [request, command, append, landing] = names.map((name) => spans.get(name)!);
    expect(request).toMatchObject({
      service: 'henna-service',
      attributes: { 'http.request.method': 'POST', 'http.route': '/api/votes' },
    });
    expect(request!.parentSpanId ?? '').toBe('');
    expect(command!.parentSpanId).toBe(request!.spanId);
    expect(append!.parentSpanId).toBe(command!.spanId);
    expect(append!.spanId).toBe(spanId);
    expect(append!.attributes).toMatchObject({ 'henna.stream.kind': 'ballot' });
    expect(landing).toMatchObject({ parentSpanId: spanId, service: 'henna-projections' });
    const text = JSON.stringify(collector.spans);
    for (const personal of [id, email, productId, 'Zuleika']) expect(text).not.toContain(personal);
  });

  it('of a question to the analytics program as well', async () => {
    const { metadata } = await castVote(service);
    const { traceId } = parseTraceparent(metadata.traceparent)!;
    const path = '/api/analytics/metrics/votes';
    await service.token('analyst').get(path).query({ from: '2026-03-01', to: '2026-03-31' }).expect(200);
    const landing = (await spansOf(traceId, ['land analytics'])).get('land analytics');
    expect(landing).toMatchObject({ service: 'henna-analytics' });
    const named = (name: string) => collector.spans.find((span) => span.name === name);
    for (let tries = 0; tries < 100 && !named('POST /metric'); tries++) await pause(100);
    const question = named('POST /metric')!;
    expect(question.service).toBe('henna-analytics');
    const request = collector.spans.find(({ spanId }) => spanId === question.parentSpanId);
    expect(request).toMatchObject({ name: 'GET /api/analytics/metrics/:metric', traceId: question.traceId });
  });

  it('reads and refusals are traced by their route, health is not', async () => {
    const { body } = await service.visitor().get('/api/products?q=secret').expect(200);
    expect(body).toBeDefined();
    await service.visitor().post('/api/votes').send({}).expect(401);
    await service.visitor().get('/api/health').expect(200);
    const statuses = () =>
      collector.spans.map(({ name, attributes }) => `${name} ${String(attributes['http.response.status_code'])}`);
    for (let tries = 0; tries < 100 && !statuses().includes('POST /api/votes 401'); tries++) await pause(100);
    expect(statuses()).toEqual(expect.arrayContaining(['GET /api/products 200', 'POST /api/votes 401']));
    expect(statuses().join()).not.toContain('health');
    expect(JSON.stringify(collector.spans)).not.toContain('secret');
  });
});
