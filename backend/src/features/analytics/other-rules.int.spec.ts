import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { metricRequests, appendMarch } from './testing/append-march.ts';
import type { WhatIfAnswerResponse } from './ranking/ranking.responses.ts';
import type { ReplayResponse, ReplaySummaryResponse } from './replays/replays.responses.ts';

type March = Awaited<ReturnType<typeof appendMarch>>;

describe('the order under other rules', () => {
  let service: AppHarness;
  let rose: March['rose'];
  let musk: March['musk'];
  let byKey: ReturnType<typeof metricRequests>['byKey'];
  beforeAll(async () => {
    service = await startApp();
    ({ rose, musk } = await appendMarch(service));
    ({ byKey } = metricRequests(service));
  });
  afterAll(() => service.stop());

  test('other weights give another order, the live ones the live order', async () => {
    const whatIf = async (points: object, halfLifeDays = 7) =>
      (await service.token('analyst').post('/api/analytics/what-if').send({ points, halfLifeDays }).expect(200))
        .body as WhatIfAnswerResponse;
    const live = await whatIf({ visits: 1, votes: 3, ratings: 4, comments: 5 });
    expect(live.products.map(({ productId, change }) => [productId, change])).toEqual([
      [musk.id, 0],
      [rose.id, 0],
    ]);
    const scores = await byKey('trendScore', '');
    for (const { productId, score } of live.products) expect(score).toBeCloseTo(scores[productId]!, 12);
    const talk = await whatIf({ visits: 0, votes: 0, ratings: 0, comments: 1 });
    expect(talk.products).toEqual([
      { productId: rose.id, name: expect.anything(), rank: 1, score: expect.anything(), liveRank: 2, change: 1 },
    ]);
    await service.token('analyst').post('/api/analytics/what-if').send({ points: {}, halfLifeDays: 0 }).expect(400);
  });

  test('a replay under other rules is kept with its inputs and beside the live ranking', async () => {
    const analyst = service.token('analyst');
    const replay = async (rules: object): Promise<ReplayResponse> => {
      const { body } = await analyst.post('/api/analytics/replays').send(rules).expect(201);
      for (;;) {
        const { body: known } = await analyst.get(`/api/analytics/replays/${body.id}`).expect(200);
        if (known.state !== 'waiting' && known.state !== 'running') return known as ReplayResponse;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    const live = await replay({});
    const scores = await byKey('trendScore', '');
    expect(live).toMatchObject({ state: 'done', by: 'analyst-test', isOutdated: false, error: null });
    expect(live.result!.rows.map(({ productId, change }) => [productId, change])).toEqual([
      [musk.id, 0],
      [rose.id, 0],
    ]);
    for (const {
      productId,
      replay: { score },
    } of live.result!.rows)
      expect(score).toBeCloseTo(scores[productId]!, 9);
    const early = await replay({ to: '2026-03-05', points: { visits: 0, votes: 1, ratings: 1, comments: 9 } });
    expect(early.result!.rows).toMatchObject([
      { productId: rose.id, replay: { rank: 1 }, live: { rank: 2 }, change: 1, reason: { kind: 'comments' } },
    ]);
    const again = await replay({
      to: '2026-03-05',
      points: { visits: 0, votes: 1, ratings: 1, comments: 9 },
      position: early.inputs.position,
    });
    expect([again.inputs, again.result]).toEqual([early.inputs, early.result]);
    const { body: listed } = await analyst.get('/api/analytics/replays').expect(200);
    expect((listed as ReplaySummaryResponse[]).map(({ id }) => id)).toEqual([again.id, early.id, live.id]);
    const { body: ended } = await analyst.delete(`/api/analytics/replays/${live.id}`).expect(200);
    expect(ended.state).toBe('done');
    await analyst.get('/api/analytics/replays/unknown').expect(404);
    for (const rules of [
      { points: { visits: -1 } },
      { from: 'never' },
      { from: '2026-02-30' },
      { from: '2026-03-02', to: '2026-03-02' },
      { speed: 1 },
      { withoutMembers: null },
      { withoutDemo: null },
    ])
      await analyst.post('/api/analytics/replays').send(rules).expect(400);
    const { body: started } = await analyst.post('/api/analytics/replays').send({}).expect(201);
    const { body: foreign } = await service.token('admin').post('/api/analytics/replays').send({}).expect(201);
    await analyst.delete(`/api/analytics/replays/${foreign.id}`).expect(403);
    await service.token('admin').delete(`/api/analytics/replays/${started.id}`).expect(200);
    const { body: cancelled } = await analyst.delete(`/api/analytics/replays/${started.id}`).expect(200);
    expect(['cancelled', 'running', 'done']).toContain(cancelled.state);
  });

  test('no more replays wait or run than may, however many are asked for at once', async () => {
    const analyst = service.token('analyst');
    const asked = await Promise.all(
      Array.from({ length: 12 }, () => analyst.post('/api/analytics/replays').send({ halfLifeDays: 9 })),
    );
    const accepted = asked.filter(({ status }) => status === 201);
    const { body: listed } = await analyst.get('/api/analytics/replays').expect(200);
    const underWay = (listed as ReplaySummaryResponse[]).filter(
      ({ state }) => state === 'waiting' || state === 'running',
    );
    expect(underWay.length).toBeLessThanOrEqual(4);
    for (const { status } of asked) expect([201, 429]).toContain(status);
    for (const { body } of accepted) await analyst.delete(`/api/analytics/replays/${body.id}`).expect(200);
  });
});
