import { startApp, type AppHarness } from '../../../testing/app-harness.ts';
import { makeProduct } from '../../../testing/builders.ts';
import type { HistoryEntryResponse } from '../history.responses.ts';
import type { UndoPreviewResponse, UndoResultResponse } from './undo.responses.ts';

const chosenId = '0d6f4a52-9f0f-4d1c-8e5b-3f4f6f2f9a01';

describe('undo', () => {
  let service: AppHarness;
  beforeAll(async () => {
    service = await startApp();
  });
  afterAll(() => service.stop());

  const admin = () => service.token('admin');
  const get = async <Body>(path: string) => (await admin().get(path).expect(200)).body as Body;
  const history = async (kind: string, id: string) =>
    (await get<{ items: HistoryEntryResponse[] }>(`/api/admin/history?kind=${kind}&id=${id}`)).items;
  const newest = async (kind: string, id: string) => (await history(kind, id))[0]!;
  const preview = (query: string) => get<UndoPreviewResponse>(`/api/admin/history/undo?${query}`);
  const undo = async (body: object) =>
    (await admin().post('/api/admin/history/undo').send(body).expect(200)).body as UndoResultResponse;
  const addBrand = async (name: string) =>
    (await admin().post('/api/admin/brands').send({ name, displayName: name }).expect(201)).body as { id: string };
  const brandNamed = async (name: string) =>
    (await get<{ id: string; displayName: string; website: string | null }[]>(`/api/admin/brands?q=${name}`))[0];

  test('takes a change back, shows what has moved since, and can itself be taken back', async () => {
    const { id } = await addBrand('undoable');
    const put = (body: object) => admin().put(`/api/admin/brands/${id}`).send(body).expect(200);
    await put({ displayName: 'Second', website: 'https://two.example' });
    const { position } = await newest('brand', id);
    await put({ website: 'https://three.example' });
    const shown = await preview(`position=${position}`);
    expect(shown).toMatchObject({
      total: 1,
      steps: [
        {
          act: 'change',
          changedSince: true,
          fields: [
            { field: 'displayName', now: 'Second', back: 'undoable', changedSince: false },
            { field: 'website', now: 'https://three.example', back: null, changedSince: true },
          ],
        },
      ],
    });
    expect(await undo({ positions: [position] })).toMatchObject({ undone: 1, items: [{ outcome: 'partly' }] });
    expect(await brandNamed('undoable')).toMatchObject({ displayName: 'undoable', website: 'https://three.example' });
    const stale = { position, fields: ['website'], revision: shown.steps[0]!.revision };
    expect(await undo({ positions: [position], picks: [stale] })).toMatchObject({ items: [{ outcome: 'conflict' }] });
    const { revision } = (await preview(`position=${position}`)).steps[0]!;
    const pick = { position, fields: ['website'], revision };
    expect(await undo({ positions: [position], picks: [pick] })).toMatchObject({ items: [{ outcome: 'undone' }] });
    const trail = await history('brand', id);
    expect(trail[0]).toMatchObject({ type: 'BrandChanged', origin: 'undo', undo: 'possible' });
    expect(trail.find((entry) => entry.position === position)).toMatchObject({ undo: 'done' });
    expect(await undo({ positions: [position] })).toMatchObject({ undone: 0, items: [{ outcome: 'nothing' }] });
    await undo({ correlationId: trail[0]!.correlationId });
    expect(await brandNamed('undoable')).toMatchObject({ website: 'https://three.example' });
    expect((await history('brand', id)).find((entry) => entry.position === position)).toMatchObject({
      undo: 'possible',
    });
  });

  test('takes back additions, removals and switches', async () => {
    const { id } = await addBrand('added');
    const added = await newest('brand', id);
    await admin().delete(`/api/admin/brands/${id}`).set('X-Reason', 'wrong').expect(204);
    const removed = await newest('brand', id);
    expect((await preview(`position=${removed.position}`)).steps).toMatchObject([{ act: 'restore' }]);
    await undo({ positions: [removed.position] });
    expect(await brandNamed('added')).toBeDefined();
    await undo({ positions: [added.position] });
    expect(await brandNamed('added')).toBeUndefined();
    const banner = (await admin().post('/api/admin/banners').send({ title: 'Sale', active: true }).expect(201)).body;
    await admin().put(`/api/admin/banners/${banner.id}`).send({ active: false, title: 'Sold' }).expect(200);
    const [off, changed] = await history('banner', banner.id);
    await undo({ positions: [off!.position, changed!.position] });
    expect((await get<object[]>('/api/admin/banners'))[0]).toMatchObject({ active: true, title: 'Sale' });
  });

  test('takes back options with their ids, so that no vote is lost', async () => {
    const { id, categoryKey } = await makeProduct(service, { options: ['Creamy', 'Dry'] });
    const { agent } = await service.member('Voter');
    await agent.post('/api/votes').send({ productId: id, vote: 'Creamy' }).expect(201);
    const set = {
      categoryKey,
      options: ['Silky', 'Oily'],
      tones: { Oily: 'negative' },
      renames: [{ from: 'Creamy', to: 'Silky' }],
    };
    await service.settled(await admin().post('/api/admin/voting-options').send(set));
    const [{ items }] = [
      await get<{ items: HistoryEntryResponse[] }>('/api/admin/history?kind=category&action=changed'),
    ];
    expect(items[0]).toMatchObject({
      type: 'VotingOptionsSet',
      changes: [{ field: 'votingOptions', from: ['Creamy', 'Dry'], to: ['Silky', 'Oily · negative'] }],
    });
    expect(await undo({ positions: [items[0]!.position] })).toMatchObject({ undone: 1 });
    const { votes } = (await service.visitor().get(`/api/products/${id}`).expect(200)).body;
    expect(votes).toMatchObject({ total: 1, byOption: [{ key: 'Creamy', count: 1 }, { key: 'Dry' }] });
    const global = await admin()
      .put('/api/voting-options')
      .send({ options: ['Yes', 'No'] })
      .expect(200);
    expect(global.body.options).toEqual(['Yes', 'No']);
    await undo({ positions: [(await newest('setting', 'votingOptions')).position] });
    expect((await service.visitor().get('/api/voting-options')).body.options).toEqual(['Good', 'Bad']);
  });

  test('takes a whole batch back, newest first, and leaves what has moved since', async () => {
    const [one, two] = [await makeProduct(service), await makeProduct(service)];
    const target = await addBrand('target');
    const move = async (id: string, body: object) =>
      (await admin().put(`/api/products/${id}`).set('X-Correlation-Id', chosenId).send(body).expect(200)).headers;
    const { 'x-correlation-id': batchId } = await move(one.id, { brandId: target.id });
    await move(two.id, { brandId: target.id });
    await move(one.id, { name: 'In between' });
    await move(one.id, { name: 'At last' });
    await admin()
      .put(`/api/products/${two.id}`)
      .send({ brandId: (await addBrand('elsewhere')).id })
      .expect(200);
    const shown = await preview(`correlationId=${batchId}`);
    expect(shown.total).toBe(4);
    expect(shown.steps.map(({ changedSince }) => changedSince)).toEqual([false, false, true, false]);
    const result = await undo({ correlationId: batchId });
    expect(result.items.map(({ outcome }) => outcome)).toEqual(['undone', 'undone', 'conflict', 'undone']);
    expect(result.next).toBeNull();
    const product = async (id: string) => (await service.visitor().get(`/api/products/${id}`)).body;
    expect(await product(one.id)).toMatchObject({ brand: one.brand, name: expect.stringMatching(/^Product/) });
    expect(await product(two.id)).toMatchObject({ brand: 'elsewhere' });
    const again = await undo({ correlationId: batchId });
    expect(again.items.map(({ outcome }) => outcome)).toEqual(['nothing', 'nothing', 'conflict', 'nothing']);
  });

  test('shows a long batch page by page, each as if what comes before it were done', async () => {
    const chosen = '0d6f4a52-9f0f-4d1c-8e5b-3f4f6f2f9a02';
    const { body } = await admin().post('/api/admin/banners').send({ title: 'Blinking', active: false }).expect(201);
    const change = async (active: boolean) => {
      const sent = admin().put(`/api/admin/banners/${body.id}`).set('X-Correlation-Id', chosen);
      return (await sent.send({ active }).expect(200)).headers['x-correlation-id'];
    };
    for (let n = 0; n < 202; n++) await change(n % 2 === 0);
    const batch = await change(true);
    const first = await preview(`correlationId=${batch}`);
    expect(first).toMatchObject({ total: 203, next: first.steps.at(-1)!.entry.position });
    const second = await preview(`correlationId=${batch}&before=${first.next}`);
    expect(second).toMatchObject({ total: 203, next: null });
    const steps = [...first.steps, ...second.steps];
    expect(steps.map(({ act, changedSince }) => [act, changedSince])).toEqual(steps.map(() => ['change', false]));
    expect(steps.map(({ fields }) => fields[0]!.back)).toEqual(steps.map((_, index) => index % 2 === 1));
    await admin().get(`/api/admin/history/undo?correlationId=${batch}&before=x`).expect(400);
  });

  test('a batch holds what its own token did, whatever ids others send', async () => {
    const { id: productId } = await makeProduct(service);
    const { agent } = await service.member('Chatty');
    const post = async (content: string) =>
      ((await agent.post('/api/comments').send({ productId, content }).expect(201)).body as { id: string }).id;
    const remove = async (role: 'admin' | 'moderator', id: string, batch: string) =>
      (await service.token(role).delete(`/api/admin/comments/${id}`).set('X-Correlation-Id', batch).expect(204))
        .headers['x-correlation-id']!;
    const [own, byChosenId, byBatch] = [await post('Own'), await post('Chosen id'), await post('Id of the batch')];
    const chosen = '0d6f4a52-9f0f-4d1c-8e5b-3f4f6f2f9a03';
    const batch = await remove('admin', own, chosen);
    const joined = [await remove('moderator', byChosenId, chosen), await remove('moderator', byBatch, batch)];
    expect(new Set([batch, chosen, ...joined]).size).toBe(4);
    expect(await get(`/api/admin/history/batches/${batch}`)).toMatchObject({
      total: 1,
      items: [{ correlationId: batch }],
    });
    expect(await undo({ correlationId: batch })).toMatchObject({ undone: 1, items: [{ outcome: 'undone' }] });
    const { body: visible } = await service.visitor().get(`/api/products/${productId}/comments`).expect(200);
    expect(visible.map(({ id }: { id: string }) => id)).toEqual([own]);
  });

  test('is open to moderators for what they do, and refuses what is none', async () => {
    const { id } = await makeProduct(service);
    const { agent } = await service.member('Rude');
    const { body: comment } = await agent.post('/api/comments').send({ productId: id, content: 'Rude' }).expect(201);
    const moderator = () => service.token('moderator');
    await moderator().delete(`/api/admin/comments/${comment.id}`).expect(204);
    const removed = await newest('comment', comment.id);
    const send = (body: object) => moderator().post('/api/admin/history/undo').send(body);
    expect((await send({ positions: [removed.position] }).expect(200)).body).toMatchObject({ undone: 1 });
    expect((await service.visitor().get(`/api/products/${id}/comments`)).body).toMatchObject([{ content: 'Rude' }]);
    const added = await newest('product', id);
    expect((await send({ positions: [added.position] }).expect(200)).body).toMatchObject({ undone: 0 });
    const seen = await moderator().get(`/api/admin/history/undo?position=${added.position}`).expect(200);
    expect(seen.body.steps).toMatchObject([{ act: 'none', problem: 'not allowed' }]);
    for (const body of [{}, { positions: [] }, { positions: ['x'] }, { positions: ['1'], correlationId: chosenId }])
      await send(body).expect(400);
    await service
      .token('analyst')
      .post('/api/admin/history/undo')
      .send({ positions: ['1'] })
      .expect(403);
  });
});
