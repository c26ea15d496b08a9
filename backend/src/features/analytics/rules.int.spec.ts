import type { ProductTrendResponse } from '../listing/index.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import { historyEvents, appendHistory } from './testing/append-history.ts';
import type { HistoryEntryResponse } from '../history/history.responses.ts';
import type {
  ScenarioResponse,
  TrendingNowResponse,
  TrendingRulesRecordResponse,
  WhatIfAnswerResponse,
} from './ranking/ranking.responses.ts';
import type { MetricAnswerResponse } from './metrics/metric.responses.ts';
import type { ReplayResponse, ReplaySummaryResponse } from './replays/replays.responses.ts';

const first = { points: { visits: 1, votes: 3, ratings: 4, comments: 5 }, capPerPersonAndDay: 20, halfLifeDays: 7 };
const dearVotes = { ...first, points: { ...first.points, votes: 9 } };
const ruleChange = { field: 'votePoints', from: 3, to: 9 };

describe('the rules of the trending order', () => {
  let service: AppHarness;
  let seen: string;
  let loved: string;
  beforeAll(async () => {
    service = await startApp();
    [seen, loved] = [(await makeProduct(service)).id, (await makeProduct(service)).id];
    const [ofSeen, ofLoved] = [historyEvents(seen), historyEvents(loved)];
    // Four visits of one point each against a vote of three.
    await appendHistory(service, [
      ...Array.from({ length: 4 }, () => ofSeen.visit(null, 3, 9)),
      ofLoved.vote('layla', 'good', 3, 9),
    ]);
  });
  afterAll(() => service.stop());

  const get = async <Body>(path: string) => (await service.token('analyst').get(path).expect(200)).body as Body;
  const rules = () => get<TrendingRulesRecordResponse>('/api/analytics/rules');
  const trending = async () => (await get<{ id: string }[]>('/api/products/trending?limit=2')).map(({ id }) => id);
  const live = async (expected: object) => {
    for (let current = await rules(); ; current = await rules()) {
      if (JSON.stringify(current.live) === JSON.stringify(expected)) return current;
      await pause(100);
    }
  };
  const replayed = async () => {
    const started = await service.token('analyst').post('/api/analytics/replays').send({}).expect(201);
    const { id } = started.body as ReplaySummaryResponse;
    for (;;) {
      const replay = await get<ReplayResponse>(`/api/analytics/replays/${id}`);
      if (replay.state !== 'waiting' && replay.state !== 'running') return replay;
      await pause(100);
    }
  };
  const newest = async () =>
    (
      (await service.token('admin').get('/api/admin/history?kind=rules').expect(200)).body as {
        items: HistoryEntryResponse[];
      }
    ).items[0]!;

  test('are changed by administrators only, within bounds, by who knows them as they are', async () => {
    expect(await rules()).toEqual({
      ...{ rules: first, live: first, isLive: true, revision: -1, changedAt: null, changedBy: null },
    });
    const put = (body: object, revision = '-1') =>
      service.token('admin').put('/api/analytics/rules').set('If-Match', revision).send(body);
    await service.token('analyst').put('/api/analytics/rules').send(dearVotes).expect(403);
    await service.token('moderator').put('/api/analytics/rules').send(dearVotes).expect(403);
    await service.token('moderator').get('/api/analytics/rules').expect(403);
    for (const wrong of [
      {},
      { ...first, halfLifeDays: 0 },
      { ...first, halfLifeDays: 366 },
      { ...first, capPerPersonAndDay: 0.5 },
      { ...first, points: { ...first.points, votes: 1_001 } },
      { ...first, points: { ...first.points, votes: 0.5 } },
      { ...first, points: { visits: 0, votes: 0, ratings: 0, comments: 0 } },
      { ...first, windowDays: 9 },
    ])
      await put(wrong).expect(400);
    const stale = await put(dearVotes, '3').expect(409);
    expect(stale.body).toMatchObject({ code: 'CHANGED_SINCE', current: { revision: -1, rules: first } });
    expect((await put(first).expect(200)).body).toMatchObject({ revision: -1 });
    expect(await newest()).toBeUndefined();
  });

  test('are followed by every list and figure once they are live, and taken back in the history', async () => {
    expect(await trending()).toEqual([seen, loved]);
    const changed = await service
      .token('admin')
      .put('/api/analytics/rules')
      .set({ 'If-Match': '-1', 'X-Reason': encodeURIComponent('votes say more') })
      .send(dearVotes)
      .expect(200);
    expect(changed.body).toMatchObject({ rules: dearVotes, revision: 0, changedBy: 'admin-test' });
    expect(await rules()).toMatchObject({ rules: dearVotes, revision: 0, changedBy: 'admin-test' });
    expect(await live(dearVotes)).toMatchObject({ isLive: true, revision: 0 });

    expect(await trending()).toEqual([loved, seen]);
    expect(await get<ProductTrendResponse>(`/api/products/${loved}/trend`)).toMatchObject({
      rank: 1,
      worth: dearVotes.points,
      parts: [{}, { kind: 'votes', count: 1, points: 9, share: 1 }, {}, {}],
    });
    const now = await get<TrendingNowResponse>('/api/analytics/trending');
    expect(now.products.map(({ productId, rank }) => [productId, rank])).toEqual([
      [loved, 1],
      [seen, 2],
    ]);
    const march = 'from=2026-03-01&to=2026-04-01&group=product';
    const ranks = await get<MetricAnswerResponse>(`/api/analytics/metrics/trendRank?${march}`);
    expect(ranks.series.find(({ key }) => key === loved)).toMatchObject({ total: 1 });
    const asBefore = await service
      .token('analyst')
      .post('/api/analytics/what-if')
      .send({ points: first.points, halfLifeDays: 7 })
      .expect(200);
    expect((asBefore.body as WhatIfAnswerResponse).products).toMatchObject([
      { productId: seen, rank: 1, liveRank: 2, change: 1 },
      { productId: loved, rank: 2, liveRank: 1, change: -1 },
    ]);
    const replay = await replayed();
    expect(replay).toMatchObject({ state: 'done', inputs: dearVotes });
    expect(replay.result?.rows).toMatchObject([
      { productId: loved, change: 0 },
      { productId: seen, change: 0 },
    ]);

    const entry = await newest();
    expect(entry).toMatchObject({
      type: 'TrendingRulesChanged',
      actor: { name: 'admin-test' },
      reason: 'votes say more',
      changes: [ruleChange],
      undo: 'possible',
    });
    const undone = await service
      .token('admin')
      .post('/api/admin/history/undo')
      .send({ positions: [entry.position] });
    expect(undone.body).toMatchObject({ undone: 1, items: [{ outcome: 'undone' }] });
    expect(await live(first)).toMatchObject({ isLive: true, revision: 1 });
    expect(await trending()).toEqual([seen, loved]);
    expect(await newest()).toMatchObject({ origin: 'undo', changes: [{ field: 'votePoints', from: 9, to: 3 }] });
  });

  test('are saved as scenarios for others to look at, and removed by who saved them or an administrator', async () => {
    const input = { name: ' Dear votes ', rules: dearVotes, exclusions: { withoutDemo: true } };
    const saved = await service.token('analyst').post('/api/analytics/scenarios').send(input).expect(201);
    const scenario = saved.body as ScenarioResponse;
    expect(scenario).toMatchObject({
      name: 'Dear votes',
      rules: dearVotes,
      exclusions: { withoutProducts: [], withoutDemo: true, withoutSuspected: false },
      savedBy: 'analyst-test',
    });
    const byAdmin = await service.token('admin').post('/api/analytics/scenarios').send(input).expect(201);
    const admins = byAdmin.body as ScenarioResponse;
    expect(await get<ScenarioResponse[]>('/api/analytics/scenarios')).toEqual([admins, scenario]);
    expect(await get<ScenarioResponse>(`/api/analytics/scenarios/${scenario.id}`)).toEqual(scenario);
    expect(await rules()).toMatchObject({ rules: first });
    const path = '/api/analytics/scenarios';
    await service.token('moderator').get(path).expect(403);
    const exclusions = [null, { withoutProducts: null }, { withoutDemo: null }].map((each) => ({
      ...input,
      exclusions: each,
    }));
    const names = [' ', 'x'.repeat(81)].map((name) => ({ ...input, name }));
    for (const wrong of [{}, ...names, { ...input, rules: {} }, ...exclusions])
      await service.token('analyst').post(path).send(wrong).expect(400);
    await service.token('analyst').delete(`${path}/${admins.id}`).expect(403);
    await service.token('admin').delete(`${path}/${admins.id}`).expect(204);
    await service.token('analyst').delete(`${path}/${scenario.id}`).expect(204);
    await service.token('analyst').delete(`${path}/${scenario.id}`).expect(204);
    await service.token('analyst').delete(`${path}/nobody`).expect(404);
    await service.token('analyst').get(`${path}/${scenario.id}`).expect(404);
    expect(await get<ScenarioResponse[]>(path)).toEqual([]);
  });
});
