import { EventStore } from '../../shared/stores/event-store.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';

describe('what authors do to their own', () => {
  let service: AppHarness;
  let productId: string;
  beforeAll(async () => (service = await startApp()));
  beforeEach(async () => (productId = (await makeProduct(service)).id));
  afterAll(() => service.stop());

  type Agent = Awaited<ReturnType<AppHarness['member']>>['agent'];
  const post = async (agent: Agent, content: string, parentId?: string) =>
    (await agent.post('/api/comments').send({ productId, content, parentId }).expect(201)).body;
  const comments = async () => (await service.visitor().get(`/api/products/${productId}/comments`).expect(200)).body;
  const product = async () => (await service.visitor().get(`/api/products/${productId}`).expect(200)).body;
  const countOf = async (id: string) => (await service.app.get(EventStore).read(`comment-${id}`)).events.length;

  test('a comment is edited and shown as edited, with its replies', async () => {
    const { agent } = await service.member();
    const root = await post(agent, 'Frist');
    expect(root.editedAt).toBeNull();
    const reply = await post((await service.member('Noor')).agent, 'A reply', root.id);
    const { body, headers } = await agent.put(`/api/comments/${root.id}`).send({ content: '  First  ' }).expect(200);
    expect(headers['x-position']).toMatch(/^\d+$/);
    const changed = { ...root, content: 'First', editedAt: expect.stringMatching(/Z$/) };
    expect(body).toEqual({ ...changed, replies: [{ ...reply, helpful: false }] });
    expect(await comments()).toEqual([{ ...body, replies: [reply] }]);
    const { body: reworded } = await agent.put(`/api/comments/${root.id}`).send({ content: 'Second' }).expect(200);
    expect(reworded.editedAt > body.editedAt).toBe(true);
    expect((await comments())[0]).toEqual({ ...reworded, replies: [reply] });
  });

  test('a comment that is sent again with its key is posted once and answered as it was posted', async () => {
    const { agent } = await service.member();
    const content = 'Once';
    const send = (body: object = { productId, content }) =>
      agent.post('/api/comments').set('Idempotency-Key', 'one comment').send(body);
    const [first, second] = await Promise.all([send().expect(201), send().expect(201)]);
    expect(second.body).toEqual(first.body);
    await agent.put(`/api/comments/${first.body.id}`).send({ content: 'Twice' }).expect(200);
    expect((await send().expect(201)).body).toEqual(first.body);
    expect((await send({ productId, content: 'Other' }).expect(400)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await comments()).toMatchObject([{ id: first.body.id, content: 'Twice' }]);
    await service.visitor().post('/api/comments').send({ productId, content }).expect(401);
  });

  test('the same text again writes nothing', async () => {
    const { agent } = await service.member();
    const root = await post(agent, 'As it is');
    const same = await agent.put(`/api/comments/${root.id}`).send({ content: ' As it is ' }).expect(200);
    expect(same.body).toEqual(root);
    const edit = () => agent.put(`/api/comments/${root.id}`).send({ content: 'Better' }).expect(200);
    const [first, again] = [await edit(), await edit()];
    expect(again.body).toEqual(first.body);
    expect(again.headers['x-position']).toBe(first.headers['x-position']);
    expect(await countOf(root.id)).toBe(2);
  });

  test('a comment is changed and taken back by its author alone', async () => {
    const root = await post((await service.member()).agent, 'Mine');
    const { agent: other } = await service.member();
    const path = `/api/comments/${root.id}`;
    await other.put(path).send({ content: 'Yours' }).expect(403);
    await other.delete(path).expect(403);
    await service.visitor().put(path).send({ content: 'Yours' }).expect(401);
    await service.visitor().delete(path).expect(401);
    const unknown = `/api/comments/${root.id.replace(/.{12}$/, '000000000000')}`;
    for (const nowhere of [unknown, '/api/comments/nothing']) {
      await other.put(nowhere).send({ content: 'Yours' }).expect(404);
      await other.delete(nowhere).expect(404);
    }
    for (const body of [{}, { content: ' ' }, { content: 'x'.repeat(2_001) }, { content: 'a', productId }])
      await other.put(path).send(body).expect(400);
    expect(await comments()).toEqual([root]);
  });

  test('a withdrawn root stays nameless while it has replies, and goes with the last of them', async () => {
    const { agent } = await service.member();
    const { agent: other } = await service.member();
    const root = await post(agent, 'A root');
    await agent.put(`/api/comments/${root.id}`).send({ content: 'A better root' }).expect(200);
    const reply = await post(other, 'A reply', root.id);
    const withdraw = () => agent.delete(`/api/comments/${root.id}`).expect(204);
    const [first, again] = [await withdraw(), await withdraw()];
    expect(again.headers['x-position']).toBe(first.headers['x-position']);
    const nameless = {
      withdrawn: true,
      content: null,
      userId: null,
      userName: null,
      hasProfile: false,
      editedAt: null,
    };
    expect(await comments()).toMatchObject([{ id: root.id, ...nameless, replies: [reply] }]);
    await agent.put(`/api/comments/${root.id}`).send({ content: 'Back' }).expect(404);
    await other.delete(`/api/comments/${root.id}`).expect(403);
    await other.post('/api/comments').send({ productId, content: 'Too late', parentId: root.id }).expect(404);
    await other.delete(`/api/comments/${reply.id}`).expect(204);
    expect(await comments()).toEqual([]);
    expect(await countOf(root.id)).toBe(3);
    expect((await product()).commentCount).toBe(0);
  });

  test('a withdrawn reply leaves its thread', async () => {
    const { agent } = await service.member();
    const root = await post(agent, 'A root');
    const first = await post(agent, 'One', root.id);
    const second = await post(agent, 'Two', root.id);
    await agent.delete(`/api/comments/${first.id}`).expect(204);
    expect(await comments()).toEqual([{ ...root, replies: [second] }]);
  });

  test('a rating is taken back, counts no more, and can be given anew', async () => {
    const { agent, id } = await service.member();
    const rate = (stars: number) => agent.post('/api/ratings').send({ productId, stars });
    const withdraw = (body: object = { productId }) => agent.delete('/api/ratings').send(body);
    await withdraw().expect(204);
    const given = await rate(5).expect(201);
    await post(agent, 'With stars');
    expect((await comments())[0].stars).toBe(5);
    for (const body of [{ productId }, { productId, userId: id }]) await withdraw(body).expect(204);
    const nothing = { total: 0, average: 0, breakdown: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 } };
    await service.visitor().get(`/api/products/${productId}/ratings`).expect(200, nothing);
    expect((await product()).ratings).toEqual(nothing);
    await agent.get(`/api/products/${productId}/ratings/user/${id}`).expect(200, 'null');
    expect((await comments())[0].stars).toBeNull();
    const anew = await rate(2).expect(201);
    expect(anew.body.id).not.toBe(given.body.id);
    expect((await product()).ratings).toMatchObject({ total: 1, average: 2 });
  });

  test('a rating is taken back by its person alone', async () => {
    const { agent, id } = await service.member();
    await agent.post('/api/ratings').send({ productId, stars: 5 }).expect(201);
    const { agent: other } = await service.member();
    await other.delete('/api/ratings').send({ productId, userId: id }).expect(403);
    await other.delete('/api/ratings').send({ productId }).expect(204);
    await service.visitor().delete('/api/ratings').send({ productId }).expect(401);
    await other
      .delete('/api/ratings')
      .send({ productId: productId.replace(/.{12}$/, '000000000000') })
      .expect(404);
    for (const body of [{}, { productId: 'nothing' }, { productId, stars: 5 }])
      await other.delete('/api/ratings').send(body).expect(400);
    expect((await product()).ratings.total).toBe(1);
  });
});
