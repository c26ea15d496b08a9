import { limits } from '@henna/domain';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import type { HistoryEntryResponse } from '../history/history.responses.ts';
import type { SavedViewResponse } from './notebook/notebook.responses.ts';
import { appendMarch } from './testing/append-march.ts';
import type { ThresholdResponse } from './thresholds/thresholds.responses.ts';

const notebook = '/api/analytics/notebook';
const march = { from: '2026-03-01', to: '2026-03-31' };
const threshold = { direction: 'below', value: 5 } as const;

describe('thresholds on metrics', () => {
  let service: AppHarness;
  let rose: { readonly id: string };
  beforeAll(async () => {
    service = await startApp();
    ({ rose } = await appendMarch(service));
  });
  afterAll(() => service.stop());

  const analyst = () => service.token('analyst');
  const save = async (search: object, more: object = { threshold }) =>
    (
      await analyst()
        .post(notebook)
        .send({ title: 'Votes', view: { tab: 'explore', search }, ...more })
        .expect(201)
    ).body as SavedViewResponse;
  const list = async () => (await analyst().get('/api/analytics/thresholds').expect(200)).body as ThresholdResponse[];
  const remove = (id: string) => analyst().delete(`${notebook}/${id}`).expect(204);

  test('the total of the last whole interval, or of the period, is held against them', async () => {
    await save({ metric: 'votes', ...march }, { threshold: null });
    const day = await save({ ...march, to: '2026-03-03', group: 'brand' });
    const period = await save({ metric: 'votes', by: 'whole', ...march, product: rose.id });
    const mean = await save(
      { metric: 'averageRating', by: 'month', ...march },
      { threshold: { direction: 'above', value: 3.5 } },
    );
    const nothing = await save({ metric: 'averageRating', by: 'day', ...march });
    const found = await list();
    expect(found.map(({ id, value, isReached }) => [id, value, isReached])).toEqual([
      [nothing.id, null, false],
      [mean.id, expect.closeTo(11 / 3), true],
      [period.id, 2, true],
      [day.id, 2, true],
    ]);
    expect(found.at(-1)).toEqual({
      id: day.id,
      title: 'Votes',
      view: day.view,
      metric: 'votes',
      unit: 'acts',
      threshold,
      value: 2,
      isReached: true,
      timeZone: 'UTC',
      from: '2026-03-03T00:00:00.000Z',
      to: '2026-03-04T00:00:00.000Z',
    });
    for (const { id } of found) await remove(id);
    expect(await list()).toEqual([]);
  });

  test('a new value holds at once; the history knows it, and undoes it', async () => {
    const { id } = await save({ by: 'whole', ...march });
    expect(await list()).toMatchObject([{ value: 3, isReached: true }]);
    await analyst()
      .put(`${notebook}/${id}`)
      .send({ threshold: { direction: 'below', value: 2 } })
      .expect(200);
    expect(await list()).toMatchObject([{ value: 3, isReached: false }]);
    const { body } = await service.token('admin').get('/api/admin/history?kind=savedView').expect(200);
    const [changed] = (body as { items: HistoryEntryResponse[] }).items;
    expect(changed!.changes).toEqual([{ field: 'threshold', from: '< 5', to: '< 2' }]);
    const { position } = changed!;
    await service
      .token('admin')
      .post('/api/admin/history/undo')
      .send({ positions: [position] })
      .expect(200);
    expect(await list()).toMatchObject([{ threshold, isReached: true }]);
    await analyst().put(`${notebook}/${id}`).send({ threshold: null }).expect(200);
    expect(await list()).toEqual([]);
  });

  test('are of analysts and administrators, in bounds, of metrics with a total, and of so many views', async () => {
    await service.token('moderator').get('/api/analytics/thresholds').expect(403);
    await service.visitor().get('/api/analytics/thresholds').expect(401);
    const post = (search: object, given: unknown) =>
      analyst()
        .post(notebook)
        .send({ title: 'Votes', view: { tab: 'explore', search }, threshold: given });
    for (const wrong of [7, {}, [], { ...threshold, direction: 'near' }, { ...threshold, value: '5' }])
      await post({}, wrong).expect(400);
    await post({}, { ...threshold, value: 1e13 }).expect(400);
    await post({}, { ...threshold, unit: 'acts' }).expect(400);
    const { body: untotalled } = await post({ metric: 'trendRank' }, threshold).expect(400);
    expect(untotalled.fields).toMatchObject([{ field: 'threshold', code: 'NO_TOTAL' }]);
    const saved = await Promise.all(Array.from({ length: limits.thresholds }, () => save(march)));
    expect((await post(march, threshold).expect(409)).body).toMatchObject({ code: 'TOO_MANY_THRESHOLDS' });
    expect(await list()).toHaveLength(limits.thresholds);
    for (const { id } of saved) await remove(id);
  });
});

test('while analytics is unavailable, the answer is 503 and says when to ask again', async () => {
  const service = await startApp({ ANALYTICS_URL: 'http://127.0.0.1:1' });
  try {
    const analyst = service.token('analyst');
    const view = { tab: 'explore', search: march };
    await analyst.post(notebook).send({ title: 'Votes', view, threshold }).expect(201);
    const { body, headers } = await analyst.get('/api/analytics/thresholds').expect(503);
    expect(body).toMatchObject({ code: 'ANALYTICS_UNAVAILABLE', params: { percent: 0 } });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await analyst.get(notebook).expect(200)).body).toMatchObject([{ threshold }]);
  } finally {
    await service.stop();
  }
});
