import { limits } from '@henna/domain';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import type { ProductResponse } from '../listing/index.ts';
import type { ShelfPageResponse } from './shelf.responses.ts';
import { Shelves } from './shelves.ts';

describe('shelves', () => {
  let service: AppHarness;
  beforeAll(async () => (service = await startApp()));
  afterAll(() => service.stop());

  type Agent = Awaited<ReturnType<AppHarness['member']>>['agent'];
  const place = (agent: Agent, id: string, body: object) => agent.put(`/api/shelf/${id}`).send(body);
  const shelf = async (agent: Agent, query = '') =>
    (await agent.get(`/api/shelf${query}`).expect(200)).body as ShelfPageResponse;
  const countsOf = async (id: string) =>
    ((await service.visitor().get(`/api/products/${id}`).expect(200)).body as ProductResponse).shelf;

  test('a product is placed, changed, removed and placed again', async () => {
    const { id } = await makeProduct(service);
    const { agent } = await service.member();
    const placed = await place(agent, id, { state: 'want' }).expect(200);
    expect(placed.body).toEqual({ productId: id, state: 'want', again: null });
    expect(placed.headers['x-position']).toMatch(/^\d+$/);
    expect(await countsOf(id)).toEqual({ want: 1, have: 0, finished: 0, again: { yes: 0, no: 0 } });
    await place(agent, id, { state: 'want' }).expect(200);
    await place(agent, id, { state: 'finished', again: true }).expect(200);
    expect(await countsOf(id)).toEqual({ want: 0, have: 0, finished: 1, again: { yes: 1, no: 0 } });
    expect(await shelf(agent)).toMatchObject({
      items: [{ productId: id, state: 'finished', again: true, product: { id } }],
      total: 1,
      counts: { want: 0, have: 0, finished: 1 },
    });
    expect((await shelf(agent, '?state=want')).items).toEqual([]);
    expect((await agent.get('/api/shelf/entries').expect(200)).body).toEqual([
      { productId: id, state: 'finished', again: true },
    ]);
    await agent.delete(`/api/shelf/${id}`).expect(204);
    await agent.delete(`/api/shelf/${id}`).expect(204);
    expect(await countsOf(id)).toEqual({ want: 0, have: 0, finished: 0, again: { yes: 0, no: 0 } });
    await place(agent, id, { state: 'have', again: false }).expect(200);
    expect(await countsOf(id)).toMatchObject({ have: 1, again: { yes: 0, no: 1 } });
  });

  test('the latest is first, page by page', async () => {
    const { agent } = await service.member();
    const ids: string[] = [];
    for (const state of ['want', 'have', 'want']) {
      const { id } = await makeProduct(service);
      ids.unshift(id);
      await place(agent, id, { state }).expect(200);
    }
    expect((await shelf(agent)).items.map(({ productId }) => productId)).toEqual(ids);
    expect(await shelf(agent, '?pageSize=2&page=2')).toMatchObject({
      items: [{ productId: ids[2] }],
      total: 3,
      page: 2,
    });
    expect((await shelf(agent, '?state=want')).items.map(({ productId }) => productId)).toEqual([ids[0], ids[2]]);
  });

  test('only members have one, and only of products that are there', async () => {
    const { id } = await makeProduct(service);
    await place(service.visitor(), id, { state: 'want' }).expect(401);
    await service.visitor().get('/api/shelf').expect(401);
    const { agent } = await service.member();
    for (const body of [{}, { state: 'love' }, { state: 'have', again: 'yes' }, { state: 'want', more: 1 }])
      await place(agent, id, body).expect(400);
    const refused = await place(agent, id, { state: 'want', again: true }).expect(400);
    expect(refused.body).toMatchObject({ fields: [{ field: 'again', code: 'AGAIN_OF_WANTED' }] });
    await place(agent, '01900000-0000-7000-8000-000000000001', { state: 'want' }).expect(404);
    await place(agent, id, { state: 'want' }).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await place(agent, id, { state: 'have' }).expect(200);
    await service.token().delete(`/api/products/${id}`).expect(204);
    expect(await shelf(agent)).toMatchObject({ items: [], total: 0, counts: { have: 0 } });
    await place(agent, id, { state: 'want' }).expect(404);
    await agent.delete(`/api/shelf/${id}`).expect(204);
  });

  test('a full shelf takes no other product', async () => {
    const { id } = await makeProduct(service);
    const { agent } = await service.member();
    const hasRoom = jest.spyOn(service.app.get(Shelves), 'hasRoom').mockResolvedValue(false);
    const { body } = await place(agent, id, { state: 'want' }).expect(409);
    expect(body).toMatchObject({ code: 'SHELF_FULL', params: { max: limits.shelfProducts } });
    hasRoom.mockRestore();
  });

  test('it is private until its owner publishes it with a public profile', async () => {
    const { id } = await makeProduct(service);
    const { agent, id: userId } = await service.member();
    const path = `/api/profile/${userId}/shelf`;
    await place(agent, id, { state: 'have', again: true }).expect(200);
    await service.visitor().get(path).expect(404);
    await agent.post('/api/profile').send({ displayName: 'Layla' }).expect(201);
    await service.visitor().get(path).expect(404);
    await agent.get(path).expect(200);
    const changed = await agent.put(`/api/profile/${userId}`).send({ shelfPublic: true }).expect(200);
    expect(changed.body).toMatchObject({ isPublic: true, shelfPublic: true });
    expect((await service.visitor().get(path).expect(200)).body).toMatchObject({
      items: [{ productId: id, state: 'have', again: true }],
    });
    await agent.put(`/api/profile/${userId}`).send({ isPublic: false }).expect(200);
    await service.visitor().get(path).expect(404);
  });

  test('staff finds nothing of it in the history', async () => {
    const { id } = await makeProduct(service);
    const { agent } = await service.member();
    await place(agent, id, { state: 'want' }).expect(200);
    const answer = await service.token().get('/api/admin/history').expect(200);
    expect(JSON.stringify(answer.body)).toContain('ProductAdded');
    expect(JSON.stringify(answer.body)).not.toContain('Shelf');
  });
});
